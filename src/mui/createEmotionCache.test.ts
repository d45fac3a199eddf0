import {css} from '@emotion/react';
import {createLtrCache} from './createEmotionCache';

test('each style has a sheet of its own, behind all that are there, and lies in the layer of MUI', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const cache = createLtrCache(place);
  const insert = (styles: string) => {
    const serialized = css(styles);
    cache.insert(`.css-${serialized.name}`, serialized, cache.sheet, true);
    return serialized;
  };
  const first = insert('color: red;');
  const [red] = place.children;
  expect(place.children).toHaveLength(1);
  expect(first.styles).toMatch(/^@layer mui\{color: ?red;/);
  insert('color: blue;');
  expect([...place.children].indexOf(red!)).toBe(0);
  expect(place.children).toHaveLength(2);
});
