import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {FRONT_MATTER, validateFrontMatter} from '../mdx/frontMatter';
import {createEditorFiles, SNIPPETS_FILE} from './createEditorFiles';

const ROOT = path.resolve(__dirname, '../..');

const parse = (file: string, text: string) =>
  ts.parseConfigFileTextToJson(file, text).config as Record<string, {prefix: string; body: string}>;

test.each([...createEditorFiles().texts])(
  '%s is made of the table that the build reads; after a change of it, run npm run vscode:update',
  (file, text) => {
    expect(parse(file, fs.readFileSync(path.join(ROOT, file), 'utf8'))).toEqual(parse(file, text));
  },
);

test('what a snippet writes, with any of its choices, is a field that the build takes', () => {
  const snippets = Object.values(
    parse(SNIPPETS_FILE, createEditorFiles().texts.get(SNIPPETS_FILE)!),
  );
  expect(snippets.map(({prefix}) => prefix)).toEqual(
    Object.keys(FRONT_MATTER).filter((name) => name !== 'translated'),
  );
  const chosen = snippets.flatMap(({prefix, body}) =>
    (/\|(.*)\|/.exec(body)?.[1]?.split(',') ?? []).map((value) => ({
      [prefix]: /^[\d]+$|^(?:true|false)$/.test(value) ? (JSON.parse(value) as unknown) : value,
    })),
  );
  expect(chosen.length).toBeGreaterThan(10);
  const known = {title: 'Title', description: 'A sentence.'};
  expect(
    chosen.flatMap((field) => validateFrontMatter('/site', 'page', {...known, ...field})),
  ).toEqual([]);
});
