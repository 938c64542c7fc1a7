import { mergeDrafts, type DraftVersions } from '#domain/application/mergeDrafts.ts';
import { maskNumber } from '#domain/formats/format.ts';
import type { Application } from '#domain/application.ts';
import { listNumbers, mapNumbers, type NumberHandles } from '#domain/application/numbers.ts';
import { identify } from '#domain/application/identify.ts';
import { aDemoOffer, anIndividualApplication, settledIn } from '#test/support/applications.ts';
import { countingIds } from '#test/support/renderStoreDevice.ts';

const OFFER = aDemoOffer('emberfield-copper');
const CONTEXT = { offer: OFFER, currency: 'AUD' };
const TYPED = identify(settledIn(OFFER, anIndividualApplication(OFFER)), countingIds());
const isTax = ({ isTax: is }: { isTax: boolean }) => is;
const [TAX] = listNumbers(TYPED).filter(isTax);

const withTax = (application: Application, value: string): Application =>
  mapNumbers(application, (number) => (number.name === TAX?.name ? value : number.value));
const masked = (application: Application): Application =>
  mapNumbers(application, (number) => (number.isTax ? maskNumber(number.value) : number.value));
const taxOf = (application: Application) => listNumbers(application).find(({ name }) => name === TAX?.name)?.value;
const handles = (handle: string): NumberHandles => ({ [TAX?.name ?? '']: handle });
const merge = (versions: DraftVersions) => mergeDrafts(CONTEXT, versions);

it('has a tax number to compare', () => {
  expect(TAX?.value).toMatch(/\d{6}/);
});

it('[3-TFN-11] takes their mask of a number that was typed here and that they left: it is no change', () => {
  const merged = merge({
    base: { application: TYPED, handles: {} },
    mine: TYPED,
    theirs: { application: masked(TYPED), handles: handles('a') },
  });

  expect(merged).toMatchObject({ conflicts: [], takenFromTheirs: [], droppedAnswers: [] });
  expect(taxOf(merged.application)).toBe(maskNumber(TAX?.value ?? ''));
});

it('[3-TFN-11] keeps what was typed over a number that they left', () => {
  const merged = merge({
    base: { application: masked(TYPED), handles: handles('a') },
    mine: withTax(TYPED, '876543210'),
    theirs: { application: masked(TYPED), handles: handles('a') },
  });

  expect(merged.conflicts).toEqual([]);
  expect(taxOf(merged.application)).toBe('876543210');
});

it('[3-TFN-11] asks where both changed a number, also where their mask looks as the one before', () => {
  const merged = merge({
    base: { application: masked(TYPED), handles: handles('a') },
    mine: withTax(TYPED, '876543210'),
    theirs: { application: masked(TYPED), handles: handles('b') },
  });

  expect(merged.conflicts).toHaveLength(1);
});

it('[3-TFN-11] takes over a number that they changed alone', () => {
  const theirs = masked(withTax(TYPED, '876543210'));
  const merged = merge({
    base: { application: TYPED, handles: {} },
    mine: TYPED,
    theirs: { application: theirs, handles: handles('b') },
  });

  expect(merged.conflicts).toEqual([]);
  expect(merged.takenFromTheirs).toHaveLength(1);
  expect(taxOf(merged.application)).toBe(taxOf(theirs));
});
