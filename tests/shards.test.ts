import {parseShard} from './site/harness/shards';

test.each([
  ['1/1', {index: 1, count: 1}],
  ['3/8', {index: 3, count: 8}],
])('%s', (text, shard) => {
  expect(parseShard(text)).toEqual(shard);
});

test.each(['', '0/8', '9/8', '3', 'a/b', '3/8/9'])('"%s" is no shard', (text) => {
  expect(() => parseShard(text)).toThrow(
    `--shard ${text} is no shard; write for example --shard 3/8`,
  );
});
