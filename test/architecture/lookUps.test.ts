/** Tables are asked about words from outside by `ownEntry` alone: every object seems to hold `constructor`. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { listSources } from './sources.ts';

/** Where the key is one of our own, or has been found in a list of ours just before. */
const OWN_KEYS = new Set<string>([
  'server/offers/prose/nesting.ts PARENTS[tag]',
  'server/offers/prose/nesting.ts PARENTS[node.tag]',
  'server/budgets/refuse.ts BUDGETS[budget]',
  'server/config.ts BUDGETS[name]',
  'domain/application/joinVersions.ts STEP_FIELDS[step]',
  'domain/application/numbers.ts STEP_FIELDS[step]',
  'domain/application/moves.ts MOVED_TO[kind]',
  'domain/application/moves.ts EMAILS_AFTER[status]',
  'server/commands/move.ts MOVED_TO[kind]',
  'server/numbers/sealing.ts TABLES[table]',
  'server/applications/masked.ts HIDDEN_FROM[reader]',
  'server/jobs/kinds.ts JOB_KINDS[kind]',
  'server/pages/drawer.ts CHUNKS[content.kind]',
  'server/outbox/mailLimit.ts KINDS[email.template]',
  'server/outbox/outbox.ts JOB_OF[channel]',
  'server/jobs/jobMessages.ts HOLDERS[held_back]',
  'domain/application/removalSummary.ts ORGANISATION_THINGS[role]',
  'domain/offers/branding.ts NEUTRALS[scheme]',
  'domain/offers/branding.ts TINT[scheme]',
  'domain/offers/branding.ts TEXT_CONTRAST[scheme]',
  'domain/offers/branding.ts SOFT[scheme]',
  'domain/organisations/businessLookup.ts NAME_FIELDS[kind]',
  'domain/formats/dates.ts LATEST_YEAR[kind]',
  'domain/application/removal.ts THINGS[role]',
  'domain/people/parties.ts COMPANIES[role]',
  'domain/people/parties.ts FALLBACKS[role]',
  'domain/stepRules/investor_details/fields.ts FIELDS[type]',
  'domain/stepRules/investor_details/fields.ts SETTLE[type]',
  'domain/people/identitySchema.ts CARD_NUMBER_FORMATS[known]',
  'domain/stepRules/readings.ts DESCRIBE[name]',
  'domain/stepRules/index.ts STEP_RULES[name]',
  'domain/stepRules/investor_details/schema.ts RULES[type]',
  'domain/texts/limits.ts ROW_NOUNS[of]',
  'domain/model/sensitivity.ts SEVERITY[sensitivity]',
  'domain/model/sensitivity.ts SEVERITY[known]',
  'server/applications/answers.ts TABLE_OF[kind]',
  'server/applications/issuerList.ts SORT_KEYS[order]',
  'server/applications/listPlace.ts SORT_KEYS[order]',
  'server/documents/sending.ts POLICIES[as]',
  'server/emails/templates.ts TEMPLATES[template]',
  'server/description/applicationData.ts SIMPLE[shape]',
  'server/description/document.ts STATUSES[status]',
  'server/http/errors.ts MESSAGES[status]',
  'server/lookups/abr.ts METHODS[kind]',
  'server/routes/offerFiles.ts TYPES[path.extname(name).toLowerCase()]',
  'api/apiError.ts CONFLICTS[status]',
  'store/steps/undo.ts PREFILLED[entry.name]',
]);

/** `TABLE[key]` of a file, as written, where the key is no literal. */
function lookUpsIn(file: string): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const isTable =
      ts.isElementAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      /^[A-Z][A-Z_]+$/.test(node.expression.text);
    if (isTable && !ts.isLiteralExpression(node.argumentExpression)) found.push(`${file} ${node.getText(source)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('no table is asked by a bare key about which this list does not say that it is ours', () => {
  const found = ['domain', 'server', 'store', 'api'].flatMap(listSources).flatMap(lookUpsIn);

  expect([...new Set(found)].filter((lookUp) => !OWN_KEYS.has(lookUp))).toEqual([]);
  expect([...OWN_KEYS].filter((lookUp) => !found.includes(lookUp))).toEqual([]);
});
