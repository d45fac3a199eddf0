import fs from 'node:fs';
import path from 'node:path';
import {collectRemoved} from './addHistory';
import {catalog} from '../../site/api/catalog';
import {majorOf} from '../../site/api-history/chooseReleases';
import {listRemoved, readHistory} from '../../site/api/history/readHistory';

const GUIDES = path.resolve(__dirname, '../../docs/migration');

/**
 * The steps from one major to the next in the history, each with the text of its migration guide.
 */
const STEPS = catalog.flatMap(({area}) => {
  const history = readHistory(area);
  const majors = [...new Set(history.releases.map(({version}) => Number(majorOf(version))))];
  return majors
    .slice(0, -1)
    .map((from) => {
      const guide = `migration-${area.replace('date-', '')}-v${from}`;
      const file = path.join(GUIDES, guide, 'index.mdx');
      return {area, from, guide, text: fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''};
    })
    .filter(({from}) => listRemoved(area, from, from + 1).length > 0);
});

test('each step from a major to the next has a guide', () => {
  expect(STEPS.filter(({text}) => text === '').map(({guide}) => guide)).toEqual([]);
  expect(STEPS.length).toBeGreaterThanOrEqual(8);
});

test.each(STEPS)('$guide has every removed name', ({area, from, text}) => {
  const hasTable = text.includes(`<RemovedNames product="${area}" from="v${from}" />`);
  const inTable = new Set(
    hasTable
      ? collectRemoved(readHistory(area), from).map(({kind, name}) => `${kind} ${name}`)
      : [],
  );
  const words = new Set(text.match(/[\w@/-]+/g));
  const missing = listRemoved(area, from, from + 1).filter(
    ({kind, name}) => !inTable.has(`${kind} ${name}`) && !words.has(name),
  );
  expect([...new Set(missing.map(({kind, name}) => `${kind} ${name}`))]).toEqual([]);
});
