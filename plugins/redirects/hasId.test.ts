import {hasId} from './hasId';

test.each([
  ['in double quotes', '<h2 id="plans">Plans</h2>'],
  ['in single quotes', "<h2 class=a id='plans'>Plans</h2>"],
  ['without quotes', '<h2 id=plans>Plans</h2>'],
  ['after a line break and around an equals sign', '<h2\nID = "plans">Plans</h2>'],
  ['with a character that is written by its number', '<h2 id="pl&#97;ns">Plans</h2>'],
])('an id %s is found', (_, html) => {
  expect(hasId(html, 'plans')).toBe(true);
});

test.each([
  ['the beginning of another', '<h2 id="plans-1">Plans</h2>'],
  ['the id of what is commented out', '<!-- <h2 id="plans"> -->'],
  ['what a script says', '<script>const html = `<h2 id="plans">`;</script>'],
  ['what a text says', '<p>Write id="plans" there</p>'],
  ['what another attribute says', '<p title="write id=plans there"></p>'],
])('%s is none', (_, html) => {
  expect(hasId(html, 'plans')).toBe(false);
});
