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
  ['paragraphs', 'One\nline.\n\nTwo.', '<p>One line.</p><p>Two.</p>'],
  ['code and bold', 'If `true`, **all**.', '<p>If <code>true</code>, <strong>all</strong>.</p>'],
  ['a list', 'Of:\n- `a`:\n  b\n- c', '<p>Of:</p><ul><li><code>a</code>: b</li><li>c</li></ul>'],
  ['code', 'A\n```jsx\nb\n  c\n```\nd', '<p>A</p><pre><code>b\n  c</code></pre><p>d</p>'],
  ['a link', '[axis](/x/react-charts/axis/)', '<p><a href="/x/react-charts/axis/">axis</a></p>'],
  ['markup is text', 'a <b> c', '<p>a &lt;b&gt; c</p>'],
])('%s', (_, text, expected) => {
  expect(html(text)).toBe(expected);
});
