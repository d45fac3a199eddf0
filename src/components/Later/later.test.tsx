import {render, screen} from '@testing-library/react';
import {later} from './later';

const Ad = () => <p>ad</p>;

test('it comes after the page', async () => {
  const Later = later(
    async () => ({default: Ad}),
    () => true,
  );
  const {container} = render(<Later />);
  expect(container.innerHTML).toBe('');
  expect(await screen.findByText('ad')).toBeVisible();
});

test('where it is not wanted it is not loaded', () => {
  const load = jest.fn();
  const Later = later(load, () => false);
  const {container} = render(<Later />);
  expect(load).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe('');
});

test('what cannot be loaded is left out, in silence', async () => {
  const failed = Promise.reject(new Error('ChunkLoadError'));
  const Later = later(
    () => failed,
    () => true,
  );
  const {container} = render(<Later />);
  await failed.catch(() => {});
  expect(container.innerHTML).toBe('');
});

test('a place that is gone when it comes stays empty', async () => {
  let arrive = (_: {default: typeof Ad}) => {};
  const loaded = new Promise<{default: typeof Ad}>((resolve) => (arrive = resolve));
  const Later = later(
    () => loaded,
    () => true,
  );
  const {container, unmount} = render(<Later />);
  unmount();
  arrive({default: Ad});
  await loaded;
  expect(container.innerHTML).toBe('');
});
