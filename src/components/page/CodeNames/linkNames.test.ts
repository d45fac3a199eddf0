import {hashText, type PageNames} from '../../../../plugins/code-names/shared';
import {linkNames} from './linkNames';

const SOURCE = 'const columns: GridColDef[] = [\n  {field: "field"},\n];\n<DataGrid columns />';

const names: PageNames = {
  cards: [
    {name: 'GridColDef', href: '/def'},
    {name: 'field', href: '/field'},
    {name: 'DataGrid', href: '/grid'},
  ],
  texts: [
    {
      demo: 'Orders',
      hash: hashText(SOURCE),
      names: [
        [0, 15, 0],
        [1, 3, 1],
        [3, 1, 2],
      ],
    },
  ],
  links: {},
};

function mark(html: string, demo?: string) {
  const code = document.createElement('code');
  code.innerHTML = html;
  const before = code.textContent;
  linkNames(code, names, demo, 'mark');
  expect(code.textContent).toBe(before);
  return [...code.querySelectorAll('a')].map(
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  );
}

it('turns names into links without changing the text', () => {
  const html = SOURCE.replace('const', '<span class="token keyword">const</span>').replace(
    '<DataGrid',
    '<span class="token tag">&lt;DataGrid</span>',
  );
  expect(mark(html)).toEqual(['GridColDef /def', 'field /field', 'DataGrid /grid']);
});

it('marks nothing in a text that the build did not resolve', () => {
  expect(mark('const field = 1;')).toEqual([]);
});

it('finds the names of a demo in its JavaScript, but not in strings', () => {
  const script =
    'const columns = [\n  {\n    field: "field",\n  },\n];\n&lt;DataGrid columns /&gt;';
  expect(mark(script, 'Orders')).toEqual(['field /field', 'DataGrid /grid']);
  expect(mark('x("field", field)', 'Orders')).toEqual(['field /field']);
});
