import {htmlToCode} from './htmlToCode';
import {createSourceHtml} from './createSourceHtml';

describe('htmlToCode', () => {
  it('returns the text of highlighted code, unescaped once', () => {
    expect(
      htmlToCode('&lt;<span class="token tag">p</span>&gt;a &amp;&amp; b, "&amp;lt;"&lt;/p&gt;'),
    ).toBe('<p>a && b, "&lt;"</p>');
  });
});

describe('createSourceHtml', () => {
  const parseHtml = (html: string) => {
    const code = document.createElement('code');
    code.innerHTML = html;
    return code;
  };
  const html = 'one\n  two\n    three\n\n  four\nfive';

  it('preserves the text, and marks the preview and its indentation', () => {
    expect(parseHtml(createSourceHtml({name: 'X.tsx', html})).textContent).toBe(`${html}\n`);
    const code = parseHtml(createSourceHtml({name: 'X.tsx', html, preview: [1, 4], indent: 2}));
    expect(code.textContent).toBe(`${html}\n`);
    code.querySelectorAll('[data-part=rest], [data-part=indent]').forEach((part) => part.remove());
    expect(code.textContent).toBe('two\n  three\n\nfour\n');
  });

  it('supports a preview at the start', () => {
    const code = parseHtml(createSourceHtml({name: 'X.tsx', html: 'a\nb', preview: [0, 0]}));
    expect(code.querySelector('[data-part=preview]')).toHaveTextContent('a');
    expect(code.querySelector('[data-part=rest]')).toHaveTextContent('b');
  });
});
