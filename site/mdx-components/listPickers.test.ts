import fs from 'node:fs';
import path from 'node:path';
import {listPickers} from './listPickers';

const SITE = path.resolve(__dirname, '../..');

test('every component is there, with a guide that is written', () => {
  const choices = listPickers(path.join(SITE, 'docs/react-date-pickers/base-concepts'));
  expect(choices.map(({name}) => name)).toContain('MultiInputDateTimeRangeField');
  const missing = choices
    .map(({guide}) => guide.replace(/^\/x\/|\/$/g, ''))
    .filter((route) => !fs.existsSync(path.join(SITE, 'docs', route, 'index.mdx')));
  expect(missing).toEqual([]);
});
