import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToStaticMarkup} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import type {ApiIndexData, ApiMember, ApiPageData} from '../../../site/api/shared';
import {DocsProvider} from '../../contexts/DocsConfig';
import ApiContent from './ApiContent';
import {enhanceApi, type ApiPageActions, type EnhancedApi} from './enhanceApi';

const members: ApiMember[] = [
  {name: 'rows', type: 'readonly R[]', required: true, description: 'What is shown.'},
  {name: 'columns', type: 'GridColDef[]', required: true},
  {name: 'density', type: "'compact' | 'standard'", default: "'standard'"},
  {
    name: 'onRowClick',
    type: '(params: GridRowParams) => void',
    description: 'Called on a click.',
    signature: {args: [{name: 'params', type: 'GridRowParams', description: 'The row.'}]},
  },
  {name: 'autoHeight', type: 'boolean', default: 'false', deprecated: 'Use a flex parent.'},
  {name: 'pinned', type: 'boolean', plan: 'pro'},
  {name: 'label', type: 'string'},
  {name: 'children', type: 'React.ReactNode', from: 'Surface'},
  {name: 'title', type: 'string', from: 'Surface', description: 'Said by screen readers.'},
];

const page: ApiPageData = {
  entry: {
    kind: 'component',
    name: 'DataGrid',
    area: 'charts',
    imports: [],
    props: members,
    slots: [{name: 'toolbar', default: 'Toolbar', className: 'MuiDataGrid-toolbar'}],
    classes: [{name: 'selected', className: 'Mui-selected', state: true}],
    ref: 'HTMLDivElement',
  },
  pages: {GridColDef: '/x/api/data-grid/grid-col-def/'},
  types: ['GridColDef', 'GridRowParams'],
  guides: [
    {
      title: 'Rows',
      href: '/x/react-data-grid/rows/',
      demos: [{label: 'Basic grid', href: '/x/react-data-grid/rows/#BasicGrid'}],
      demoCount: 3,
    },
  ],
  usedIn: {rows: [{label: 'Basic grid', href: '/x/react-data-grid/rows/#BasicGrid'}]},
  usedInCount: {rows: 4},
};

const actions = {
  loadTypes: jest.fn(async () => ({
    GridRowParams: {
      html: 'interface GridRowParams { row: GridColDef }',
      package: '@mui/x-data-grid',
    },
    GridColDef: {html: 'interface GridColDef {}', page: '/x/api/data-grid/grid-col-def/'},
  })),
  navigate: jest.fn(),
  copyLink: jest.fn(),
} satisfies ApiPageActions;

let enhanced: EnhancedApi;

function show(name: string, data: ApiPageData = page) {
  // As in the page: finished HTML that React leaves alone.
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <DocsProvider>
        <ApiContent data={data} name={name} />
      </DocsProvider>
    </MemoryRouter>,
  );
  document.body.replaceChildren(container);
  enhanced = enhanceApi(container, actions);
  return container;
}

const section = () => document.querySelector<HTMLElement>('[data-api-table]')!;
const row = (name: string) => document.getElementById(`data-grid-prop-${name}`)!;
const shownRows = () =>
  [...document.querySelectorAll<HTMLElement>("[role='row'][id]")].filter(({hidden}) => !hidden);

// jsdom knows neither layout nor highlights.
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  globalThis.CSS ??= {} as typeof CSS;
  CSS.escape ??= (text: string) => text;
  localStorage.clear();
  jest.clearAllMocks();
});

describe('the table', () => {
  it('names every row, says what must be given, and leads to demos that pass a prop', () => {
    show('props');
    const rows = within(row('rows'));
    expect(rows.getByRole('rowheader')).toHaveTextContent('rows* Required');
    expect(rows.getByRole('link', {name: 'Basic grid'})).toHaveAttribute(
      'href',
      '/x/react-data-grid/rows/#BasicGrid',
    );
    expect(row('rows')).toHaveTextContent('Used in Basic grid +3');
    expect(within(row('autoHeight')).getByText('Deprecated')).toBeInTheDocument();
    expect(within(row('pinned')).getByRole('img', {name: 'Pro plan'})).toBeInTheDocument();
    expect(row('onRowClick')).toHaveTextContent('params The row.');
  });

  it('is the table by default, and a list on grid and interface pages', () => {
    show('props');
    expect(section()).toHaveAttribute('data-layout', 'table');
    expect(section()).toHaveAttribute('data-storage-key', 'apiPage_props');
  });

  it('is an expanded list on pages of the grid', () => {
    show('slots', {...page, entry: {...page.entry, area: 'data-grid'}});
    expect(section()).toHaveAttribute('data-layout', 'expanded');
    expect(section()).toHaveAttribute('data-storage-key', 'dataGrid_apiPage_slots');
  });
});

describe('the filter', () => {
  it('finds words in names, types and descriptions, and says how many rows are left', async () => {
    show('props');
    await userEvent.type(screen.getByRole('searchbox', {name: 'Filter 9 props'}), 'click row');
    expect(shownRows()).toEqual([row('onRowClick')]);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 9 shown');
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing matches the filter.');
  });

  it('takes up what was typed before the page was ready', async () => {
    const container = show('props');
    enhanced.stop();
    await userEvent.type(screen.getByRole('searchbox'), 'click row');
    expect(shownRows()).toHaveLength(9);
    enhanced = enhanceApi(container, actions);
    expect(shownRows()).toEqual([row('onRowClick')]);
  });

  it('chooses rows by a mark, and lets go when it is pressed again', async () => {
    show('props');
    const button = screen.getByRole('button', {name: 'Required 2'});
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(shownRows()).toHaveLength(2);
    await userEvent.click(button);
    expect(shownRows()).toHaveLength(9);
  });

  it('is emptied by Escape', async () => {
    show('props');
    await userEvent.type(screen.getByRole('searchbox'), 'density{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(shownRows()).toHaveLength(9);
  });

  it('opens the group of what it finds, and folds it again afterwards', async () => {
    show('props');
    const group = row('title').parentElement!;
    expect(group).toHaveAttribute('hidden', 'until-found');
    await userEvent.type(screen.getByRole('searchbox'), 'screen readers');
    expect(group).not.toHaveAttribute('hidden');
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(group).toHaveAttribute('hidden', 'until-found');
  });
});

describe('layouts', () => {
  it('remembers a chosen layout and comes back with it', async () => {
    const first = show('props');
    await userEvent.click(screen.getByRole('button', {name: 'Collapsed list'}));
    expect(localStorage.getItem('apiPage_props')).toBe('collapsed');
    expect(screen.getByRole('button', {name: 'Collapsed list'})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    first.remove();
    show('props');
    expect(section()).toHaveAttribute('data-layout', 'collapsed');
  });

  it('is chosen for all tables of a guide at once, by the larger ones', async () => {
    const list = (names: string[]): ApiPageData => ({
      ...page,
      entry: {
        kind: 'interface',
        name: 'GridApi',
        area: 'data-grid',
        imports: [],
        properties: names.map((name) => ({name, type: '() => void', required: true})),
      },
      list: 'methods',
      part: 'row',
    });
    const large = show('methods', list([...'abcdefgh']));
    const first = enhanced;
    const small = show('methods', list(['setPage']));
    document.body.append(large);
    expect(within(small).queryByRole('button')).toBeNull();
    expect(within(small).getByRole('table', {name: 'GridApi: Methods, row'})).toBeInTheDocument();
    await userEvent.click(within(large).getByRole('button', {name: 'Collapsed list'}));
    expect(small.querySelector('[data-api-table]')).toHaveAttribute('data-layout', 'collapsed');
    expect(within(small).getByRole('button', {name: 'Expand setPage'})).toBeInTheDocument();
    first.stop();
  });

  it('ignores a stored layout that is none', () => {
    localStorage.setItem('apiPage_props', 'cards');
    show('props');
    expect(section()).toHaveAttribute('data-layout', 'table');
  });

  it('unfolds rows that an earlier table of the same elements has folded', () => {
    localStorage.setItem('apiPage_props', 'collapsed');
    const container = show('props');
    expect(row('rows').querySelector('[role="cell"]')).toHaveAttribute('hidden');
    enhanced.stop();
    // Chosen in another tab meanwhile.
    localStorage.setItem('apiPage_props', 'table');
    enhanced = enhanceApi(container, actions);
    expect(row('rows').querySelector('[role="cell"]')).not.toHaveAttribute('hidden');
  });

  it('folds the cells of a collapsed row where the search of the browser still finds them', async () => {
    localStorage.setItem('apiPage_props', 'collapsed');
    show('props');
    const [cell] = within(row('density')).getAllByRole('cell', {hidden: true});
    expect(cell).toHaveAttribute('hidden', 'until-found');
    await userEvent.click(within(row('density')).getByRole('button', {name: 'Expand density'}));
    expect(cell).not.toHaveAttribute('hidden');
    expect(within(row('density')).getByRole('button', {name: 'Collapse density'})).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('opens a row, and the group around it, when the browser finds text in it', () => {
    localStorage.setItem('apiPage_props', 'collapsed');
    show('props');
    const cell = row('title').querySelector("[data-cell='description']")!;
    cell.dispatchEvent(new Event('beforematch', {bubbles: true}));
    expect(cell).not.toHaveAttribute('hidden');
    row('title').parentElement!.dispatchEvent(new Event('beforematch', {bubbles: true}));
    expect(screen.getByRole('button', {name: 'Inherited from Surface 2'})).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});

describe('links to rows', () => {
  test.each(['#data-grid-prop-title', '#DataGrid-prop-title'])('%s opens a folded row', (hash) => {
    localStorage.setItem('apiPage_props', 'collapsed');
    show('props');
    enhanced.goToHash(hash);
    expect(row('title').parentElement).not.toHaveAttribute('hidden');
    expect(row('title').querySelector('[hidden]')).toBeNull();
    expect(row('title')).toHaveAttribute('data-target');
    expect(row('title').scrollIntoView).toHaveBeenCalled();
  });

  it('lets go of a filter that hides the row', async () => {
    show('props');
    await userEvent.type(screen.getByRole('searchbox'), 'density');
    enhanced.goToHash('#data-grid-prop-rows');
    expect(row('rows').hidden).toBe(false);
  });

  it('copies the address of a row when its name is clicked', async () => {
    show('props');
    await userEvent.click(within(row('rows')).getByRole('link', {name: /^rows/}));
    expect(actions.copyLink).toHaveBeenCalledWith(
      row('rows'),
      expect.stringMatching(/#data-grid-prop-rows$/),
    );
  });

  test.each([
    ['classes', '#DataGrid-css-selected', 'data-grid-class-selected'],
    ['classes', '#data-grid-classes-selected', 'data-grid-class-selected'],
    ['classes', '#data-grid-css-MuiDataGrid-selected', 'data-grid-class-selected'],
    ['slots', '#DataGrid-css-toolbar', 'data-grid-slot-toolbar'],
    ['slots', '#data-grid-slots-toolbar', 'data-grid-slot-toolbar'],
  ])('%s: %s is the older form of %s', (part, hash, id) => {
    show(part);
    enhanced.goToHash(hash);
    expect(document.getElementById(id)).toHaveAttribute('data-target');
  });

  it('goes to other pages without loading the site anew', async () => {
    show('props');
    await userEvent.click(within(row('rows')).getByRole('link', {name: 'Basic grid'}));
    expect(actions.navigate).toHaveBeenCalledWith('/x/react-data-grid/rows/#BasicGrid');
  });
});

describe('definitions', () => {
  it('open under the row that names the type, and close again', async () => {
    show('props');
    const button = within(row('onRowClick')).getByRole('button', {name: 'GridRowParams'});
    await userEvent.click(button);
    const region = await screen.findByRole('region', {name: 'GridRowParams'});
    expect(region).toHaveTextContent('interface GridRowParams { row: GridColDef }');
    expect(row('onRowClick')).toHaveTextContent('@mui/x-data-grid');
    await userEvent.click(screen.getByRole('button', {name: 'Collapse GridRowParams'}));
    expect(region).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('open by the key "%s"', async (key) => {
    show('props');
    within(row('onRowClick')).getByRole('button', {name: 'GridRowParams'}).focus();
    await userEvent.keyboard(key);
    await screen.findByRole('region', {name: 'GridRowParams'});
  });

  it('lead on to the types that they mention, and to the page of those that have one', async () => {
    show('props');
    await userEvent.click(within(row('onRowClick')).getByRole('button', {name: 'GridRowParams'}));
    const region = await screen.findByRole('region', {name: 'GridRowParams'});
    await userEvent.click(within(region).getByRole('button', {name: 'GridColDef'}));
    await screen.findByRole('region', {name: 'GridColDef'});
    expect(within(row('onRowClick')).getByRole('link', {name: 'API page'})).toHaveAttribute(
      'href',
      '/x/api/data-grid/grid-col-def/',
    );
  });

  it('are links to the page of the type where there are no scripts', () => {
    show('props');
    expect(within(row('columns')).getByRole('link', {name: 'GridColDef'})).toHaveAttribute(
      'href',
      '/x/api/data-grid/grid-col-def/',
    );
  });
});

describe('the keyboard', () => {
  it('goes from the field into the rows, up and down, to the ends, and back', async () => {
    show('props');
    const link = (name: string) => row(name).querySelector('[data-row-link]');
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('{ArrowDown}');
    expect(link('rows')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('columns')).toHaveFocus();
    await userEvent.keyboard('{End}');
    // The group of inherited props is folded.
    expect(link('label')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('the table of contents', () => {
  it('list the rows of a table under its heading once they are asked for', async () => {
    const container = show('props');
    container.insertAdjacentHTML('beforebegin', '<nav><li><a href="#props">Props</a></li></nav>');
    container.insertAdjacentHTML('afterbegin', '<h2 id="props">Props</h2>');
    // The wrapper of a part is the element beside the heading.
    const wrapper = document.createElement('div');
    wrapper.append(section());
    container.append(wrapper);
    enhanced.stop();
    enhanced = enhanceApi(container, actions);
    const button = screen.getByRole('button', {name: 'Props: show 9 rows'});
    const nav = screen.getByRole('navigation');
    expect(nav.querySelectorAll('a')).toHaveLength(1);
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(within(nav).getByRole('link', {name: 'density'})).toHaveAttribute(
      'href',
      '/#data-grid-prop-density',
    );
    enhanced.stop();
    expect(nav).toHaveTextContent(/^Props$/);
  });
});

describe('other parts', () => {
  it.each([
    ['demos', 'RowsBasic grid +2'],
    ['ref', 'The ref is forwarded to the root element, an HTMLDivElement.'],
  ])('%s', (name, text) => {
    show(name);
    expect(document.body).toHaveTextContent(text);
  });

  it('the index counts what each page holds, one or many', () => {
    const item = {kind: 'component', plan: 'pro'} as const;
    document.body.innerHTML = renderToStaticMarkup(
      <MemoryRouter>
        <ApiContent
          data={
            {
              area: 'charts',
              label: 'Charts',
              items: [
                {...item, name: 'Bar', href: '/bar/', counts: {props: 1, slots: 2, classes: 0}},
              ],
            } satisfies ApiIndexData
          }
          name="components"
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Bar 1 prop · 2 slots$/);
  });

  it('an unknown part is an error', () => {
    expect(() => show('prop')).toThrow('There is no part "prop" of an API page.');
  });
});
