import {compareReleases, type ReadRelease} from './compareReleases';
import type {ReleaseName} from './readRelease';
import {parseHistory, renderHistory} from '../api/history/renderHistory';

const FREE = '@mui/x-ships';
const PAID = '@mui/x-ships-pro';

const prop = (name: string, more: Partial<ReleaseName> = {}): ReleaseName => ({
  kind: 'prop',
  owner: 'Ship',
  name,
  type: 'string',
  ...more,
});

const release = (version: string, names: ReleaseName[], hasPaid = true): ReadRelease => ({
  version,
  packages: {[FREE]: version, ...(hasPaid && {[PAID]: version})},
  names,
});

const RELEASES = [
  release('6.0.0', [prop('deck'), prop('flag')]),
  release('6.9.0', [prop('deck'), prop('anchor')]),
  release('7.0.0', [prop('deck'), prop('anchor')]),
  release('7.9.0', [prop('deck', {deprecated: 'Use `decks`.'}), prop('anchor'), prop('mast')]),
  release('8.0.0', [
    prop('decks'),
    prop('anchor', {type: 'Anchor'}),
    prop('mast'),
    prop('decks', {owner: 'ShipPro'}),
  ]),
  release('8.1.0', [prop('decks'), prop('anchor', {type: 'Anchor'}), prop('mast')], false),
  release('8.2.0', [
    prop('decks'),
    prop('anchor', {type: 'Anchor'}),
    prop('mast', {deprecated: ''}),
    prop('sail', {plan: 'pro'}),
    prop('rope', {owner: 'ShipPro'}),
    {kind: 'prop', owner: 'Buoy', name: 'bell'},
    {kind: 'component', owner: '', name: 'Buoy'},
  ]),
];

const history = compareReleases(
  'charts',
  {community: FREE, pro: PAID},
  RELEASES,
  new Set(['Ship', 'ShipPro', 'Buoy']),
  ({name}) => (name === 'deck' ? {use: '`decks`'} : {}),
);
const facts = (name: string) => history.names.Ship?.prop?.[name];

test.each([
  ['deck', {deprecated: '7', removedIn: '8.0', use: '`decks`'}],
  ['decks', {since: '8.0'}],
  ['mast', {since: '7', deprecated: '8.2'}],
  // In the first major.
  ['anchor', {typeWas: 'string'}],
  // Added and removed before the second major.
  ['flag', undefined],
  // The package of the plan is missing in one release.
  ['sail', {since: '8.1–8.2'}],
])('the history of %s by release', (name, expected) => {
  expect(facts(name)).toEqual(expected);
});

test('a prop of a paid component is new at some time since the last release of its package', () => {
  expect(history.names.ShipPro?.prop?.rope).toEqual({since: '8.1–8.2'});
});

test('names added with their component have no entry', () => {
  expect(history.names.Buoy).toBeUndefined();
  expect(history.names['']?.component).toEqual({Buoy: {since: '8.2'}});
});

test('pickers props that only lost a type argument are unchanged', () => {
  const releases = ['DateRange<TDate>', 'PickerRangeValue'].map((type, index) =>
    release(`${7 + index}.0.0`, [prop('value', {type})]),
  );
  const ships = new Set(['Ship']);
  expect(
    compareReleases('date-pickers', {community: FREE}, releases, ships, () => ({})).names,
  ).toEqual({});
});

test('a history is the same after it was written and read', () => {
  expect(parseHistory(renderHistory(history))).toEqual(history);
});
