import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {createEditorFiles} from './createEditorFiles';

const ROOT = path.resolve(__dirname, '../..');

const parse = (file: string, text: string): unknown =>
  ts.parseConfigFileTextToJson(file, text).config;

test.each([...createEditorFiles().texts])(
  '%s is made of the table that the build reads; after a change of it, run npm run vscode:update',
  (file, text) => {
    expect(parse(file, fs.readFileSync(path.join(ROOT, file), 'utf8'))).toEqual(parse(file, text));
  },
);
