import {render} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {Markdown} from './Markdown';

const html = (text: string) =>
  render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  ).container.innerHTML.replaceAll(' data-test-link-type="react-router"', '');

test.each([
  ['lines of one paragraph', 'One.\nTwo.', '<p>One. Two.</p>'],
  ['paragraphs', 'One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
  ['code and bold', 'If `true`, **all**.', '<p>If <code>true</code>, <strong>all</strong>.</p>'],
  [
    'a list after a line',
    'One of:\n- `a`: first\n  more\n- b',
    '<p>One of:</p><ul><li><code>a</code>: first more</li><li>b</li></ul>',
  ],
  [
    'code of its own',
    'Like this\n```jsx\na={b}\n  c\n```\nor so.',
    '<p>Like this</p><pre><code>a={b}\n  c</code></pre><p>or so.</p>',
  ],
  ['a link', '[axis](/x/react-charts/axis/)', '<p><a href="/x/react-charts/axis/">axis</a></p>'],
  ['markup is text', 'a <b> c', '<p>a &lt;b&gt; c</p>'],
])('%s', (_, text, expected) => {
  expect(html(text)).toBe(expected);
});
