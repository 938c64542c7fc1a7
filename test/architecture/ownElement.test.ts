/** @jest-environment node */
import path from 'node:path';
import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { ownElement } from '../../scripts/lint/ownElement.mjs';

const DECLARED = `
import type { ReactNode, ReactElement } from 'react';
declare const words: string, count: number, node: ReactNode, isOn: boolean, element: ReactElement;
declare const texts: readonly string[], elements: readonly ReactElement[], maybe: string | undefined;
declare function Part(props: { children?: ReactNode }): ReactElement;
`;

const OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  types: [],
};

/** TypeScript's view of one file that is not on disk; what it reads besides is read once. */
const programOf = (() => {
  let before: ts.Program | undefined;
  return (file: string, text: string): ts.Program => {
    const host = ts.createCompilerHost(OPTIONS, true);
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (name, ...rest) => {
      if (name === file) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
      return before?.getSourceFile(name) ?? read(name, ...rest);
    };
    before = ts.createProgram([file], OPTIONS, host, before);
    return before;
  };
})();

/** The rule's word on a piece of JSX, with what is declared above, and the file once it is mended. */
function judge(code: string): { messages: (string | undefined)[]; fixed: string } {
  const filename = path.resolve('planted.tsx');
  const text = `${DECLARED}export ${code}\n`;
  const messages = new Linter().verify(
    text,
    {
      files: ['**/*.tsx'],
      plugins: { allot: { rules: { 'own-element': ownElement } } },
      rules: { 'allot/own-element': 'error' },
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { programs: [programOf(filename, text)] },
      },
    },
    filename,
  );
  const fixes = messages.flatMap(({ fix }) => (fix ? [fix] : [])).toSorted((a, b) => b.range[0] - a.range[0]);
  const fixed = fixes.reduce(
    (done, { range: [start, end], text: put }) => done.slice(0, start) + put + done.slice(end),
    text,
  );
  return {
    messages: messages.map(({ messageId, message }) => messageId ?? message),
    fixed: fixed.slice(DECLARED.length + 'export '.length).trim(),
  };
}

it.each([
  ['a text beside an element', 'const x = <p>{words}<b>!</b></p>;', ['beside']],
  ['two texts', 'const x = <p>{words}{count}</p>;', ['beside', 'beside']],
  ['a number beside fixed text', 'const x = <p>Step {count}</p>;', ['fixed', 'beside']],
  ['a template', 'const x = <p><b>!</b>{`${words} `}</p>;', ['beside']],
  ['a text that may be missing', 'const x = <p><b>!</b>{maybe}</p>;', ['beside']],
  ['a text under a condition', "const x = <p><b>!</b>{isOn && 'on'}</p>;", ['beside']],
  ['one of two texts', "const x = <p>{isOn ? 'on' : 'off'}<b>!</b></p>;", ['beside']],
  ['a text or an element', 'const x = <p><b>!</b>{isOn ? <i>on</i> : words}</p>;', ['beside']],
  ['whatever can be drawn', 'const x = <p><b>!</b>{node}</p>;', ['beside']],
  ['what a call gives', 'const x = <p><b>!</b>{String(count)}</p>;', ['beside']],
  ['a text alone in a fragment', 'const x = <>{words}</>;', ['beside']],
  ['fixed text in a fragment', 'const x = <>Read <b>this</b></>;', ['fixed']],
  ['fixed text in a component, beside an element', 'const x = <Part>Read <b>this</b></Part>;', ['fixed']],
  ['fixed text before a fixed element', 'const x = <p>Read <b>this</b>, please</p>;', ['fixed', 'fixed']],
  ['fixed text before what may come', 'const x = <p>Read {isOn && <b>this</b>}</p>;', ['fixed']],
  ['a blank between fixed elements', 'const x = <p><b>!</b> <i>!</i></p>;', ['fixed']],
  ['fixed text after what may come', 'const x = <p>{isOn && <b>!</b>} read</p>;', ['fixed']],
  ['fixed text after a component', 'const x = <p><Part /> read</p>;', ['fixed']],
  ['a blank after what may come', "const x = <p>{isOn && <b>!</b>}{' '}<i>!</i></p>;", ['fixed']],
  ['a list of texts', 'const x = <p>{texts}</p>;', ['list']],
  ['a list of texts made on the way', 'const x = <p>{texts.map((text) => text.trim())}</p>;', ['list']],
  ['a component that is a text', 'function Name() { return words; }', ['returned']],
  ['a component that may be a text', 'const Name = () => (isOn ? <b>!</b> : words);', ['returned']],
])('[1-SHELL-57] refuses %s', (_what, code, expected) => {
  expect(judge(code).messages).toEqual(expected);
});

it.each([
  ['a text alone in an element', 'const x = <p>{words}</p>;'],
  ['a text alone in a component', 'const x = <Part>{words}</Part>;'],
  ['one of two texts alone', "const x = <p>{isOn ? 'on' : words}</p>;"],
  ['whatever can be drawn, alone', 'const x = <p>{node}</p>;'],
  ['fixed text alone', 'const x = <Part>Read this</Part>;'],
  ['elements under a condition', "const x = <p>{isOn && <b>!</b>}{words !== '' && <i>{words}</i>}</p>;"],
  ['an element where a text is not empty', 'const x = <p><b>!</b>{maybe && <i>{maybe}</i>}</p>;'],
  ['elements', 'const x = <p>{element}{elements}{texts.map((text) => <b key={text}>{text}</b>)}</p>;'],
  ['lines between elements', 'const x = <p>\n  <b>{words}</b>\n  {/* said */}\n  <i>{count}</i>\n</p>;'],
  ['a function that gives a text', 'function name() { return words; }'],
  ['a table of texts', 'const NAMES = texts.map((text) => text.trim());'],
])('[1-SHELL-57] takes %s', (_what, code) => {
  expect(judge(code).messages).toEqual([]);
});

it('wraps what is text in any case, and leaves to the author what may be empty', () => {
  expect(judge('const x = <p>{words} <b>{count}{maybe}</b></p>;').fixed).toBe(
    'const x = <p><span>{words}</span><span> </span><b><span>{count}</span>{maybe}</b></p>;',
  );
});
