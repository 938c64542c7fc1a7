/**
 * Text beside others stands in an element of its own. A translator replaces each text node by elements, an extension may do the same:
 * React then removes or updates a node that is not on the page any more, or inserts before it, which throws or leaves the old text beside
 * the new one. Fixed text is no exception: React gives the element to another branch and takes the text out of it. The only child of an
 * element is safe, as React writes it by `textContent`.
 */
import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike | ts.TypeFlags.Any;

/** True if a value of this type may be drawn as text; `''` draws nothing. */
function mayBeText(type, checker) {
  if (type.isUnion()) return type.types.some((part) => mayBeText(part, checker));
  if (type.isStringLiteral() && type.value === '') return false;
  if (type.flags & TEXT) return true;
  const bound = type.flags & ts.TypeFlags.TypeParameter ? checker.getBaseConstraintOfType(type) : undefined;
  return bound !== undefined && mayBeText(bound, checker);
}

/** True if a value of this type is drawn as text in any case. */
function isText(type) {
  return type.isUnion() ? type.types.every(isText) : (type.flags & TEXT & ~ts.TypeFlags.Any) !== 0;
}

/** True if it is a list, some entries of which may be drawn as text. */
function mayListText(type, checker) {
  if (type.isUnion()) return type.types.some((part) => mayListText(part, checker));
  if (!checker.isArrayLikeType(type)) return false;
  const entry = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return entry !== undefined && mayBeText(entry, checker);
}

/** True if JSX leaves nothing of it: blanks around a line's end. */
function isLayout({ type, value, expression }) {
  if (type === 'JSXExpressionContainer') return expression.type === 'JSXEmptyExpression';
  return type === 'JSXText' && value.includes('\n') && value.trim() === '';
}

/** True if it is text that never changes. */
function isFixedText({ type, expression }) {
  return type === 'JSXText' || (type === 'JSXExpressionContainer' && expression.type === 'Literal');
}

/** The name of the component that a function is; undefined where it is none. */
function componentName({ id, parent }) {
  const name = id ?? (parent.type === 'VariableDeclarator' ? parent.id : parent.parent?.id);
  return name?.type === 'Identifier' && /^[A-Z].*[a-z]/.test(name.name) ? name.name : undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const ownElement = {
  meta: {
    type: 'problem',
    fixable: 'code',
    docs: { description: 'Text beside others stands in an element of its own.' },
    schema: [],
    messages: {
      beside: 'Text that changes stands in an element of its own: wrap it (a translator takes its node away).',
      fixed: 'Text beside others stands in an element of its own: wrap it (React may give its place to another text).',
      list: 'Texts of a list stand each in an element of its own.',
      returned: '{{ name }} may draw bare text: return it in an element.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const typeOf = (node) => services.getTypeAtLocation(node);

    const judgeChild = (child, isAlone) => {
      if (isFixedText(child)) return isAlone ? undefined : 'fixed';
      if (child.type !== 'JSXExpressionContainer') return undefined;
      const type = typeOf(child.expression);
      if (mayListText(type, checker)) return 'list';
      if (!mayBeText(type, checker)) return undefined;
      return isAlone ? undefined : 'beside';
    };

    /** Wraps it in a span where it is text in any case: an empty span would take room. */
    const wrap = (child) => (fixer) =>
      isFixedText(child) || isText(typeOf(child.expression))
        ? [fixer.insertTextBefore(child, '<span>'), fixer.insertTextAfter(child, '</span>')]
        : null;

    const judgeChildren = ({ children, openingElement }) => {
      const drawn = children.filter((child) => !isLayout(child));
      const isAlone = drawn.length === 1 && openingElement !== undefined;
      for (const child of drawn) {
        const messageId = judgeChild(child, isAlone);
        if (messageId) context.report({ node: child, messageId, fix: wrap(child) });
      }
    };

    const judgeReturned = (owner, value) => {
      const name = owner && value && componentName(owner);
      if (name && mayBeText(typeOf(value), checker))
        context.report({ node: value, messageId: 'returned', data: { name } });
    };
    const functions = [];
    const enter = (node) => {
      functions.push(node);
      if (node.body.type !== 'BlockStatement') judgeReturned(node, node.body);
    };
    const leave = () => functions.pop();

    return {
      JSXElement: judgeChildren,
      JSXFragment: judgeChildren,
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
      ReturnStatement: ({ argument }) => judgeReturned(functions.at(-1), argument),
    };
  },
};
