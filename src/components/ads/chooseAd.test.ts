import {chooseAd, drawShape, isCrawler, type AdDraws, type NetworkState} from './chooseAd';

const draws: AdDraws = {shape: 0.9, appeal: 0.9, inHouse: 0};

const choose = (network: NetworkState | undefined, drawn: Partial<AdDraws> = {}) => {
  const {show, label} = chooseAd({crawler: false, network, draws: {...draws, ...drawn}});
  return [show, label];
};

test.each<[string, NetworkState | undefined, Partial<AdDraws>, string, string]>([
  ['not decided yet: the network may come', 'undecided', {}, 'network', 'carbon-body-top-image'],
  ['the network is there', 'present', {}, 'network', 'carbon-body-top-image'],
  ['its ads ran out', 'exhausted', {}, 'in-house', 'in-house-carbon-body-top-image'],
  ['blocked', 'blocked', {}, 'in-house', 'in-house-body-top-image'],
  [
    'blocked, the appeal drawn',
    'blocked',
    {appeal: 0.199},
    'appeal',
    'in-house-adblock-body-top-image',
  ],
  [
    'blocked, the appeal just not drawn',
    'blocked',
    {appeal: 0.2},
    'in-house',
    'in-house-body-top-image',
  ],
  [
    'not to be called: no appeal ever',
    undefined,
    {appeal: 0},
    'in-house',
    'in-house-body-top-image',
  ],
  ['inline', 'blocked', {shape: 0.1}, 'in-house', 'in-house-body-top-inline'],
  [
    'inline, in the network’s label too',
    'present',
    {shape: 0.1},
    'network',
    'carbon-body-top-inline',
  ],
  ['inline appeal', 'blocked', {shape: 0, appeal: 0}, 'appeal', 'in-house-adblock-body-top-inline'],
])('%s', (_, network, drawn, show, label) => {
  expect(choose(network, drawn)).toEqual([show, label]);
});

test.each<NetworkState | undefined>([undefined, 'undecided', 'present', 'exhausted', 'blocked'])(
  'a crawler gets nothing, and is not counted (%s)',
  (network) => {
    expect(chooseAd({crawler: true, network, draws})).toMatchObject({show: 'none', label: null});
  },
);

test.each([
  [0, 'inline'],
  [0.199, 'inline'],
  [0.2, 'image'],
  [0.999, 'image'],
])('a shape drawn as %d is %s', (draw, shape) => {
  expect(drawShape(draw)).toBe(shape);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  ['some-Crawler', true],
  ['BIGSPIDER', true],
  ['a robot', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0', false],
])('%s: a crawler or not', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected);
});
