import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToStaticMarkup} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import type {ApiIndexData, ApiPageData} from '../../../site/api/shared';
import type {ApiMember} from '@mui-x-docs/api-extractor/types';
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
  // As in the page: finished HTML that React doesn't change.
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

// jsdom supports neither layout nor highlights.
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  globalThis.CSS ??= {} as typeof CSS;
  CSS.escape ??= (text: string) => text;
  localStorage.clear();
  jest.clearAllMocks();
});

const hrefOf = (name: string, root: HTMLElement) =>
  within(root).getByRole('link', {name}).getAttribute('href');
const filter = () => screen.getByRole('searchbox');
const press = (name: string, root: HTMLElement = document.body) =>
  userEvent.click(within(root).getByRole('button', {name}));

describe('the table', () => {
  it('contains the name, chips, and description of every row, and links to demos and types', () => {
    show('props');
    expect(within(row('rows')).getByRole('rowheader')).toHaveTextContent('rows* Required');
    expect(hrefOf('Basic grid', row('rows'))).toBe('/x/react-data-grid/rows/#BasicGrid');
    expect(row('rows')).toHaveTextContent('Used in Basic grid +3');
    expect(within(row('autoHeight')).getByText('Deprecated')).toBeInTheDocument();
    expect(within(row('pinned')).getByRole('img', {name: 'Pro plan'})).toBeInTheDocument();
    expect(row('onRowClick')).toHaveTextContent('params The row.');
    expect(hrefOf('GridColDef', row('columns'))).toBe('/x/api/data-grid/grid-col-def/');
  });

  it.each([
    ['props', 'charts', 'table', 'apiPage_props'],
    ['slots', 'data-grid', 'expanded', 'dataGrid_apiPage_slots'],
  ] as const)('of %s in %s has the layout %s by default', (name, area, layout, key) => {
    // Invalid layouts are ignored.
    localStorage.setItem(key, 'cards');
    show(name, {...page, entry: {...page.entry, area}});
    expect(section()).toHaveAttribute('data-layout', layout);
    expect(section()).toHaveAttribute('data-storage-key', key);
  });
});

describe('the filter', () => {
  it('finds words in names, types, and descriptions, announces the count, and is cleared by Escape', async () => {
    show('props');
    await userEvent.type(screen.getByRole('searchbox', {name: 'Filter 9 props'}), 'click row');
    expect(shownRows()).toEqual([row('onRowClick')]);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 9 shown');
    await userEvent.type(filter(), 'x');
    expect(screen.getByRole('status')).toHaveTextContent('No matches.');
    await userEvent.type(filter(), '{Escape}');
    expect(filter()).toHaveValue('');
    expect(shownRows()).toHaveLength(9);
  });

  it('applies text that was typed before hydration', async () => {
    const container = show('props');
    enhanced.stop();
    await userEvent.type(filter(), 'click row');
    expect(shownRows()).toHaveLength(9);
    enhanced = enhanceApi(container, actions);
    expect(shownRows()).toEqual([row('onRowClick')]);
  });

  it('filters rows by a facet until it is pressed again', async () => {
    show('props');
    await press('Required 2');
    expect(screen.getByRole('button', {name: 'Required 2', pressed: true})).toBeVisible();
    expect(shownRows()).toHaveLength(2);
    await press('Required 2');
    expect(shownRows()).toHaveLength(9);
  });

  it('expands the group of a match and collapses it again afterward', async () => {
    show('props');
    const group = row('title').parentElement!;
    expect(group).toHaveAttribute('hidden', 'until-found');
    await userEvent.type(filter(), 'screen readers');
    expect(group).not.toHaveAttribute('hidden');
    await userEvent.clear(filter());
    expect(group).toHaveAttribute('hidden', 'until-found');
  });
});

describe('layouts', () => {
  it('are stored, shared by all tables of a guide, and offered by the larger ones', async () => {
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
    await press('Collapsed list', large);
    expect(Object.values(localStorage)).toEqual(['collapsed']);
    expect(small.querySelector('[data-api-table]')).toHaveAttribute('data-layout', 'collapsed');
    expect(within(small).getByRole('button', {name: 'Expand setPage'})).toBeInTheDocument();
    expect(
      within(large).getByRole('button', {name: 'Collapsed list', pressed: true}),
    ).toBeVisible();
    first.stop();
  });

  it('use the layout that another tab has stored when the same elements are enhanced again', () => {
    localStorage.setItem('apiPage_props', 'collapsed');
    const container = show('props');
    expect(row('rows').querySelector('[role="cell"]')).toHaveAttribute('hidden');
    enhanced.stop();
    localStorage.setItem('apiPage_props', 'table');
    enhanced = enhanceApi(container, actions);
    expect(row('rows').querySelector('[role="cell"]')).not.toHaveAttribute('hidden');
  });

  it('collapse cells where the browser search still finds them, and expand them for it', async () => {
    localStorage.setItem('apiPage_props', 'collapsed');
    show('props');
    const [cell] = within(row('density')).getAllByRole('cell', {hidden: true});
    expect(cell).toHaveAttribute('hidden', 'until-found');
    await press('Expand density');
    expect(cell).not.toHaveAttribute('hidden');
    expect(
      screen.getByRole('button', {name: 'Collapse density', expanded: true}),
    ).toBeInTheDocument();

    const found = row('title').querySelector("[data-cell='description']")!;
    found.dispatchEvent(new Event('beforematch', {bubbles: true}));
    expect(found).not.toHaveAttribute('hidden');
    row('title').parentElement!.dispatchEvent(new Event('beforematch', {bubbles: true}));
    expect(
      screen.getByRole('button', {name: 'Inherited from Surface 2', expanded: true}),
    ).toBeInTheDocument();
  });
});

describe('links to rows', () => {
  it('open the row, its group, and a filter that hides it', async () => {
    localStorage.setItem('apiPage_props', 'collapsed');
    show('props');
    await userEvent.type(filter(), 'density');
    enhanced.goToHash('#data-grid-prop-title');
    expect(row('title').hidden).toBe(false);
    expect(row('title').parentElement).not.toHaveAttribute('hidden');
    expect(row('title').querySelector('[hidden]')).toBeNull();
    expect(row('title')).toHaveAttribute('data-target');
    expect(row('title').scrollIntoView).toHaveBeenCalled();
  });

  it.each([
    ['props', '#DataGrid-prop-title', 'data-grid-prop-title'],
    ['classes', '#DataGrid-css-selected', 'data-grid-class-selected'],
    ['classes', '#data-grid-classes-selected', 'data-grid-class-selected'],
    ['classes', '#data-grid-css-MuiDataGrid-selected', 'data-grid-class-selected'],
    ['slots', '#DataGrid-css-toolbar', 'data-grid-slot-toolbar'],
    ['slots', '#data-grid-slots-toolbar', 'data-grid-slot-toolbar'],
  ])('%s: %s is a former format of %s', (part, hash, id) => {
    show(part);
    enhanced.goToHash(hash);
    expect(document.getElementById(id)).toHaveAttribute('data-target');
  });

  it('are copied by a click on the name; links to other pages navigate in the site', async () => {
    show('props');
    await userEvent.click(within(row('rows')).getByRole('link', {name: /^rows/}));
    const url = expect.stringMatching(/#data-grid-prop-rows$/) as string;
    expect(actions.copyLink).toHaveBeenCalledWith(row('rows'), url);
    await userEvent.click(within(row('rows')).getByRole('link', {name: 'Basic grid'}));
    expect(actions.navigate).toHaveBeenCalledWith('/x/react-data-grid/rows/#BasicGrid');
  });
});

describe('definitions', () => {
  const open = () => screen.findByRole('region', {name: 'GridRowParams'});

  it('open below the row, open the types that they mention, and close again', async () => {
    show('props');
    const button = within(row('onRowClick')).getByRole('button', {name: 'GridRowParams'});
    await userEvent.click(button);
    const region = await open();
    expect(region).toHaveTextContent('interface GridRowParams { row: GridColDef }');
    expect(row('onRowClick')).toHaveTextContent('@mui/x-data-grid');
    await press('GridColDef', region);
    await screen.findByRole('region', {name: 'GridColDef'});
    expect(hrefOf('API page', row('onRowClick'))).toBe('/x/api/data-grid/grid-col-def/');
    await press('Collapse GridRowParams');
    expect(region).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('open with the key "%s"', async (key) => {
    show('props');
    within(row('onRowClick')).getByRole('button', {name: 'GridRowParams'}).focus();
    await userEvent.keyboard(key);
    await open();
  });
});

describe('the part of a row', () => {
  const frames = () => document.querySelectorAll('.outline');
  const example = document.createElement('div');
  const classRow = () => document.getElementById('data-grid-class-selected')!;

  beforeEach(async () => {
    // jsdom has no layout.
    Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
    example.dataset.playground = '';
    example.innerHTML = '<div data-demo-scope><i class="Mui-selected"></i></div>';
    const container = show('classes');
    enhanced.stop();
    document.body.prepend(example);
    enhanced = enhanceApi(container, actions);
    await userEvent.hover(classRow());
    await within(classRow()).findByRole('button', {name: '.Mui-selected'});
  });

  afterEach(() => {
    enhanced.stop();
    jest.useRealTimers();
  });

  it('is framed in the example while the user points at the row', async () => {
    expect(frames()).toHaveLength(1);
    await userEvent.unhover(classRow());
    expect(frames()).toHaveLength(0);
    within(classRow()).getByRole('link').focus();
    expect(frames()).toHaveLength(1);
    enhanced.stop();
    expect(frames()).toHaveLength(0);
  });

  it('is shown by a click on its class, also when it appears later, until Escape', async () => {
    jest.useFakeTimers();
    example.firstElementChild!.innerHTML = '';
    within(classRow()).getByRole('button').click();
    expect(example.scrollIntoView).toHaveBeenCalled();
    expect(screen.getByText(/It may need other props/)).not.toBeVisible();
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.getByText(/It may need other props/)).toBeVisible();
    expect(screen.getByRole('button', {name: 'Back to the row'})).toHaveFocus();
    example.firstElementChild!.innerHTML = '<i class="Mui-selected"></i>'.repeat(2);
    await waitFor(() => expect(frames()).toHaveLength(2));
    expect(screen.getByText(/It may need other props/)).not.toBeVisible();
    fireEvent.keyDown(document.activeElement!, {key: 'Escape'});
    expect(within(classRow()).getByRole('button')).toHaveFocus();
    expect(screen.queryByRole('button', {name: 'Back to the row'})).toBeNull();
  });
});

test('the keyboard moves from the field into the rows, up and down, to the ends, and back', async () => {
  show('props');
  const link = (name: string) => row(name).querySelector('[data-row-link]');
  await userEvent.click(filter());
  await userEvent.keyboard('{ArrowDown}');
  expect(link('rows')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(link('columns')).toHaveFocus();
  await userEvent.keyboard('{End}');
  // The group of inherited props is collapsed.
  expect(link('label')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(filter()).toHaveFocus();
});

test('the table of contents lists the rows of a table when it is expanded', async () => {
  const container = show('props');
  container.insertAdjacentHTML('beforebegin', '<nav><li><a href="#props">Props</a></li></nav>');
  container.insertAdjacentHTML('afterbegin', '<h2 id="props">Props</h2>');
  // The wrapper of a part is the sibling of the heading.
  const wrapper = document.createElement('div');
  wrapper.append(section());
  container.append(wrapper);
  enhanced.stop();
  enhanced = enhanceApi(container, actions);
  const button = screen.getByRole('button', {name: 'Props: Show 9 rows'});
  const nav = screen.getByRole('navigation');
  expect(nav.querySelectorAll('a')).toHaveLength(1);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(hrefOf('density', nav)).toBe('/#data-grid-prop-density');
  enhanced.stop();
  expect(nav).toHaveTextContent(/^Props$/);
});

describe('other parts', () => {
  it.each([
    ['demos', 'RowsBasic grid +2'],
    ['ref', 'The ref is forwarded to the root element, an HTMLDivElement.'],
  ])('%s', (name, text) => {
    show(name);
    expect(document.body).toHaveTextContent(text);
  });

  it('the index shows the counts of each page, singular or plural', () => {
    const counts = {props: 1, slots: 2, classes: 0};
    const data: ApiIndexData = {
      area: 'charts',
      label: 'Charts',
      items: [{kind: 'component', plan: 'pro', name: 'Bar', href: '/bar/', counts}],
    };
    document.body.innerHTML = renderToStaticMarkup(
      <MemoryRouter>
        <ApiContent data={data} name="components" />
      </MemoryRouter>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Bar 1 prop · 2 slots$/);
  });

  it('an unknown part is an error', () => {
    expect(() => show('prop')).toThrow('There is no part "prop" of an API page.');
  });
});
