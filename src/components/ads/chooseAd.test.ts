import {chooseAd, isCrawler, type AdRandoms, type NetworkState} from './chooseAd';

const randoms: AdRandoms = {shape: 0.9, appeal: 0.9, inHouse: 0};

test.each<[NetworkState | undefined, Partial<AdRandoms>, string, string]>([
  ['undecided', {}, 'network', 'carbon-body-top-image'],
  ['present', {}, 'network', 'carbon-body-top-image'],
  ['present', {shape: 0.1}, 'network', 'carbon-body-top-inline'],
  ['exhausted', {}, 'in-house', 'in-house-carbon-body-top-image'],
  ['blocked', {appeal: 0.199}, 'appeal', 'in-house-adblock-body-top-image'],
  ['blocked', {appeal: 0.2}, 'in-house', 'in-house-body-top-image'],
  ['blocked', {shape: 0.199}, 'in-house', 'in-house-body-top-inline'],
  ['blocked', {shape: 0.2}, 'in-house', 'in-house-body-top-image'],
  ['blocked', {shape: 0, appeal: 0}, 'appeal', 'in-house-adblock-body-top-inline'],
  // There is never an appeal if the network must not be called.
  [undefined, {appeal: 0}, 'in-house', 'in-house-body-top-image'],
])('a network that is %s, with draws %j: %s, labeled %s', (network, drawn, show, label) => {
  const choice = chooseAd({crawler: false, network, randoms: {...randoms, ...drawn}});
  expect(choice).toMatchObject({show, label});
  expect(chooseAd({crawler: true, network, randoms})).toMatchObject({show: 'none', label: null});
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  ['some-Crawler', true],
  ['BIGSPIDER', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0', false],
])('%s: a crawler or not', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected);
});
