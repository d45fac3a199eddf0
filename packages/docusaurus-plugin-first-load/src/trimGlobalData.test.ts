import {trimGlobalData, versionPath, type GlobalData} from './trimGlobalData';

const INTRODUCTION = {id: 'introduction/index', path: '/x/introduction/', sidebar: 'docs'};
const VERSION = {
  name: 'current',
  label: 'v8',
  isLast: true,
  path: '/x',
  mainDocId: 'introduction/index',
};

const create = (version: object) =>
  ({
    'docusaurus-plugin-content-docs': {
      default: {path: '/x', breadcrumbs: false, versions: [{...VERSION, ...version}]},
    },
    'reader-settings': {default: {density: true}},
  }) as GlobalData;

const data = create({
  docs: [{id: 'bars/index', path: '/x/bars/', sidebar: 'docs'}, INTRODUCTION],
  draftIds: ['later/index'],
  sidebars: {docs: {link: {path: '/x/introduction/', label: 'Overview'}}},
});

describe('trimGlobalData', () => {
  it('keeps a version with its first page only, and the data of other plugins', () => {
    expect(trimGlobalData(data)).toEqual(create({docs: [INTRODUCTION], draftIds: []}));
  });

  it('leaves a site without docs alone', () => {
    expect(trimGlobalData({other: {default: 1}})).toEqual({other: {default: 1}});
  });

  it('throws if the format changed', () => {
    const changed = {'docusaurus-plugin-content-docs': {default: {versions: [{name: 'current'}]}}};
    expect(() => trimGlobalData(changed)).toThrow(/globalData\.json" must have the format/);
  });
});

describe('versionPath', () => {
  it('finds the path of a version', () => {
    const version = {pluginId: 'default', version: 'current'} as Parameters<typeof versionPath>[1];
    expect(versionPath(data, version)).toBe('/x');
    expect(() => versionPath(data, {...version, version: 'v3'})).toThrow(/a version v3 of default/);
  });
});
