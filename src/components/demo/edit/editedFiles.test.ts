import {applyChanges, listChanges} from './editedFiles';

const ORIGINALS = [
  {name: 'X.tsx', code: 'x'},
  {name: 'data/rows.ts', code: 'rows'},
  {name: 'styles.css', code: 'p {}'},
];

it.each([
  ['nothing', ORIGINALS, {}],
  ['the demo', [{name: 'X.tsx', code: 'y'}, ...ORIGINALS.slice(1)], {'': 'y'}],
  ['an empty file', [...ORIGINALS.slice(0, 2), {name: 'styles.css', code: ''}], {'styles.css': ''}],
  ['an added file', [...ORIGINALS, {name: 'more.ts', code: ''}], {'more.ts': ''}],
  ['a deleted file', ORIGINALS.slice(0, 2), {'styles.css': null}],
  [
    'a renamed file',
    [...ORIGINALS.slice(0, 2), {name: 'page.css', code: 'p {}'}],
    {'page.css': 'p {}', 'styles.css': null},
  ],
])('lists and applies %s', (_, edited, changes) => {
  expect(listChanges(ORIGINALS, edited)).toEqual(changes);
  expect(applyChanges(ORIGINALS, changes)).toEqual(edited);
});

it('keeps the demo, and ignores the deletion of an unknown file', () => {
  expect(applyChanges(ORIGINALS, {'': null, 'gone.ts': null})).toEqual(ORIGINALS);
});
