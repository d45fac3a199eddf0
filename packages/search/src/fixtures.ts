import type {IndexedProduct, SearchIndex} from './indexFormat';

/** The products that the tests search. */
export const PRODUCTS: readonly IndexedProduct[] = [
  {id: 'x-data-grid', name: 'data-grid', label: 'Data Grid', guideName: 'data-grid'},
  {
    id: 'x-date-pickers',
    name: 'date-pickers',
    label: 'Date and Time Pickers',
    guideName: 'pickers',
  },
  {id: 'x-charts', name: 'charts', label: 'Charts', guideName: 'charts'},
  {id: 'x-tree-view', name: 'tree-view', label: 'Tree View', guideName: 'tree-view'},
];

/** An index of these products without pages. */
export const EMPTY_INDEX: SearchIndex = {
  version: '8.12.1',
  base: '/x/',
  products: PRODUCTS,
  plans: ['community', 'pro', 'premium'],
  groups: [''],
  names: [],
  uses: [],
  pages: [],
  words: {},
  body: '',
  errors: [],
};
