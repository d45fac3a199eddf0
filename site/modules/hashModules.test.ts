import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {hashModules, listModules} from './hashModules';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'modules-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
  return file;
};

test('a change of any imported module changes the hash, and one of another module does not', () => {
  const entry = write('entry.ts', `import {a} from './a';\nconst b = await import('./b/index');`);
  write('a.ts', `import type {C} from '../${path.basename(folder)}/c';\nexport const a = 1;`);
  write('b/index.ts', `export * from '../a';`);
  write('c.tsx', `import './entry';`);
  const other = write('other.ts', '');
  const before = hashModules([entry]);
  fs.writeFileSync(other, 'changed');
  expect(hashModules([entry])).toBe(before);
  write('c.tsx', `import './entry';\n// changed`);
  expect(hashModules([entry])).not.toBe(before);
  expect(listModules([entry]).map((file) => path.relative(folder, file))).toEqual([
    'a.ts',
    'b/index.ts',
    'c.tsx',
    'entry.ts',
  ]);
});

test('an import of a file that does not exist is an error', () => {
  const entry = write('wrong.ts', `import './nothing';`);
  expect(() => hashModules([entry])).toThrow('wrong.ts imports "./nothing", which doesn\'t exist.');
});

test('follows imports into the packages of this repository', () => {
  const file = path.join(__dirname, '../../plugins/demos/readVariants.ts');
  expect(listModules([file]).map((each) => path.basename(each))).toEqual(
    expect.arrayContaining(['transformDates.ts', 'writers.ts']),
  );
});
