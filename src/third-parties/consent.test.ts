/** @jest-environment-options {"url": "https://v7.mui.com/x/introduction/"} */
import type {ThirdParties} from '../../site/third-parties/shared';
import {site} from '../contexts/site';
import {
  consentStores,
  isAllowed,
  listConfiguredPurposes,
  listUndecidedPurposes,
  PURPOSES,
} from './consent';

// The URL of this test file is that of an older version.
const given = site as {docsHost: string; thirdParties: ThirdParties};
const analytics = {id: 'G-TEST', script: 'https://count.example/gtag/js'};
const ads = {
  enabled: true,
  script: 'https://ads.example/ad.js',
  backers: 'https://ads.example/backers',
  inHouse: {templates: '', themes: '', 'enterprise-support': '', 'design-kit': ''},
};
const {script: _, ...withoutNetwork} = ads;

const signal = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, {value, configurable: true});

beforeEach(() => {
  Object.assign(given, {docsHost: 'mui.com', thirdParties: {analytics, ads}});
  signal('doNotTrack', null);
  signal('globalPrivacyControl', undefined);
  localStorage.clear();
  PURPOSES.forEach((purpose) => consentStores[purpose].set('unset'));
});

describe('the purposes that a user is asked about', () => {
  test.each<[string, ThirdParties, string[]]>([
    ['both, where both are configured', {analytics, ads}, ['analytics', 'ads']],
    ['nothing, where nothing is but ads of the house', {ads: withoutNetwork}, []],
    ['ads, for those under demos too', {ads: {...withoutNetwork, json: ads.script}}, ['ads']],
    ['not for disabled ads', {analytics, ads: {...ads, enabled: false}}, ['analytics']],
  ])('%s', (_case, thirdParties, purposes) => {
    given.thirdParties = thirdParties;
    expect(listConfiguredPurposes()).toEqual(purposes);
    expect(listUndecidedPurposes()).toEqual(purposes);
  });

  test.each([
    ['the docs and their versions', 'mui.com', ['analytics', 'ads']],
    ['not where other docs are published', 'docs.example', []],
    ['not on versions of a version', 'v8.mui.com', []],
  ])('%s', (_case, docsHost, purposes) => {
    given.docsHost = docsHost;
    expect(listConfiguredPurposes()).toEqual(purposes);
  });

  test('excludes purposes that were answered', () => {
    consentStores.ads.set('refused');
    expect(listUndecidedPurposes()).toEqual(['analytics']);
  });
});

describe('whether a third party may be called', () => {
  test.each([
    ['unset', false],
    ['refused', false],
    ['granted', true],
  ] as const)('%s: %s', (answer, allowed) => {
    consentStores.analytics.set(answer);
    expect(isAllowed('analytics')).toBe(allowed);
    expect(isAllowed('ads')).toBe(false);
  });

  test('not without configuration, regardless of the answer', () => {
    consentStores.analytics.set('granted');
    given.thirdParties = {ads};
    expect(isAllowed('analytics')).toBe(false);
  });

  test.each([
    ['doNotTrack', '1', false],
    ['doNotTrack', 'yes', false],
    ['doNotTrack', '0', true],
    ['doNotTrack', 'unspecified', true],
    ['globalPrivacyControl', true, false],
    ['globalPrivacyControl', false, true],
  ])('a browser with %s: %p', (name, value, allowed) => {
    consentStores.analytics.set('granted');
    signal(name, value);
    expect(isAllowed('analytics')).toBe(allowed);
    if (!allowed) {
      expect(listUndecidedPurposes()).toEqual([]);
    }
  });
});
