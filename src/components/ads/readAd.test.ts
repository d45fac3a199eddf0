import {readAd} from './readAd';

const record = {
  statlink: '//srv.example/click',
  statimp: 'https://srv.example/seen',
  image: 'https://cdn.example/ad.png',
  company: 'Ferry Line',
  description: 'Cross the strait twice a day.',
  timestamp: '1700000000',
};
const read = (fields: object) => readAd({ads: [{...record, ...fields}]}, 42);

test('returns the first ad with a link, with resolved URLs', () => {
  expect(readAd({ads: [null, {}, 'text', {statlink: ''}, record, {statlink: '//other'}]})).toEqual({
    link: 'https://srv.example/click',
    image: 'https://cdn.example/ad.png',
    company: 'Ferry Line',
    description: 'Cross the strait twice a day.',
    pixels: ['https://srv.example/seen'],
  });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'ads'],
  ['no list', {}],
  ['something else in its place', {ads: {0: record}}],
  ['ads without a link', {ads: [{}, {statimp: 'https://srv.example'}]}],
])('%s: no ad', (_, answer) => {
  expect(readAd(answer)).toBeUndefined();
});

test.each([
  ['javascript:alert(1)'],
  [' JavaScript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['http://srv.example/click'],
  ['blob:https://srv.example/1'],
  ['/x/introduction/'],
  ['https://'],
  [{href: 'https://srv.example'}],
  [['https://srv.example']],
])("a link that isn't an https URL: no ad (%p)", (statlink) => {
  expect(read({statlink})).toBeUndefined();
});

test('markup becomes text, and an image that is not an https URL is ignored', () => {
  expect(
    read({
      company: '<b onclick="alert(1)">Ferry</b> &amp; Sons',
      description: 'Cross<img src=x onerror=alert(1)> now<script>alert(1)</script>\n <i>twice</i>',
      image: 'javascript:alert(1)',
    }),
  ).toMatchObject({company: 'Ferry & Sons', description: 'Cross now twice', image: undefined});
});

test('invalid and unterminated text', () => {
  expect(read({company: 7, description: 'word '.repeat(1000)})).toMatchObject({
    company: '',
    description: expect.stringMatching(/^(word ){31}word…$/),
  });
});

test('pixels: one per part, the first [timestamp] of each replaced, 20 at most', () => {
  const pixel =
    '//a.example/?t=[timestamp]&u=[timestamp]||https://b.example/||javascript:alert(1)||';
  expect(read({statimp: undefined, pixel})?.pixels).toEqual([
    'https://a.example/?t=1700000000&u=[timestamp]',
    'https://b.example/',
  ]);
  expect(read({pixel: '//a.example/||'.repeat(1000)})?.pixels).toHaveLength(20);
});

test.each([
  ['a number', 5, '5'],
  ['nothing: the time now', undefined, '42'],
  ['an object: the time now', {}, '42'],
  ['a text that is more than a time', '1&x=$&', '1%26x%3D%24%26'],
])('a timestamp that is %s', (_, timestamp, stamp) => {
  expect(read({statimp: '', pixel: '//a.example/?t=[timestamp]', timestamp})?.pixels).toEqual([
    `https://a.example/?t=${stamp}`,
  ]);
});
