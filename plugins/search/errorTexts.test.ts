import path from 'node:path';
import {collectErrorTexts, readErrorTexts} from './errorTexts';

test.each([
  [`throw new Error('MUI X: No grid.')`, ['No grid']],
  [`warn(['MUI X: No grid.', 'Add one.'])`, ['No grid. Add one']],
  ['warn(`MUI X Charts: No axis with id ${axis.id} found`)', ['No axis with id found']],
  [`log('MUI'); const a = "b";`, []],
])('reads the messages in %s', (code, texts) => {
  expect(readErrorTexts(code)).toEqual(texts);
});

test('the packages print what the guides explain', () => {
  const guides = new Map(collectErrorTexts(path.resolve(__dirname, '../..')));
  const guideOf = (start: string) => [...guides].find(([text]) => text.startsWith(start))?.[1];
  expect(guideOf('The Data Grid component requires all rows')).toBe(
    'react-data-grid/row-definition/#row-identifier',
  );
  expect(guideOf('ChartContainer does not have width')).toBe(
    'react-charts/composition/#responsive',
  );
});
