/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { misusedHooksAndComponents } from './hooksAndComponents.ts';
import { listSources } from './sources.ts';

const DRAWN = ['api', 'store', 'features', 'src'];

it.each(DRAWN)('hands no hook on in %s/, and calls no component', (room) => {
  expect(listSources(room).flatMap((file) => misusedHooksAndComponents(file))).toEqual([]);
});

it.each([
  [
    'in the type of props',
    'interface Props { useUpload: UseUpload }',
    'has a prop or option that is a hook: useUpload',
  ],
  ['as a method', 'interface Props { useUpload(): Upload }', 'has a prop or option that is a hook: useUpload'],
  ['as an attribute', 'const x = <Field useUpload={upload} />', 'has a prop or option that is a hook: useUpload'],
  ['under another name', 'const x = <Field upload={useUpload} />', 'hands a hook on: useUpload'],
  ['as an option', 'const step = { useExtra: () => null }', 'has a prop or option that is a hook: useExtra'],
  ['as a value of an option', 'const step = { extra: useExtra }', 'hands a hook on: useExtra'],
  ['as an argument', 'const x = createStep(useExtra)', 'hands a hook on: useExtra'],
  ['as a parameter', 'function part(useExtra: () => void) {}', 'has a prop or option that is a hook: useExtra'],
])('finds a hook that is handed on %s', (_how, text, offence) => {
  expect(misusedHooksAndComponents('features/x.tsx', text)).toEqual([`features/x.tsx:1 ${offence}`]);
});

it('finds a component that is called', () => {
  expect(misusedHooksAndComponents('features/x.tsx', 'const x = Field({ id, children });')).toEqual([
    'features/x.tsx:1 calls a component: Field',
  ]);
});

it.each([
  ['a hook that is called', 'const [find] = useFind(useStore());'],
  ["what a library's object is taken apart into", 'export const { useFindQuery } = api;'],
  ['a conversion', 'const x = String(1);'],
  ['a constant that is called', 'const x = NO();'],
])('leaves %s alone', (_name, text) => {
  expect(misusedHooksAndComponents('features/x.tsx', text)).toEqual([]);
});

it('switches no rule of hooks off for a line or a file', () => {
  const silenced = DRAWN.flatMap(listSources).filter((file) =>
    /eslint-disable.*(react-hooks|react-compiler)/.test(readFileSync(file, 'utf8')),
  );

  expect(silenced).toEqual([]);
});
