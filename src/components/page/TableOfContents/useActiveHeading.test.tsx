import {act, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {TableOfContents} from './TableOfContents';
import {findActiveHeading} from './useActiveHeading';

const headings = [
  {id: 'first', top: 400},
  {id: 'second', top: 900},
  {id: 'last', top: 1950},
];
const page = (scrollTop: number) => ({scrollTop, height: 2000, windowHeight: 800});

test.each([
  ['none while less than 200 px are scrolled', 199, undefined],
  ['none while the first is below the upper eighth of the window', 299, undefined],
  ['the first once it is above it', 301, 'first'],
  ['the second once it is above it', 801, 'second'],
  ['the second still 51 px before the end', 1149, 'second'],
  ['the last within 50 px of the end, however short its section', 1150, 'last'],
])('marks %s', (_, scrollTop, id) => {
  expect(findActiveHeading(headings, page(scrollTop))).toBe(id);
});

describe('on the page', () => {
  const entries = headings.map(({id}) => ({id, value: id, level: 2}));
  let scrollTop = 0;

  beforeEach(() => {
    jest.useFakeTimers();
    scrollTop = 0;
    window.innerHeight = 800;
    const root = document.documentElement;
    jest.spyOn(root, 'scrollTop', 'get').mockImplementation(() => scrollTop);
    jest.spyOn(root, 'scrollHeight', 'get').mockReturnValue(2000);
    for (const {id, top} of headings) {
      const heading = document.createElement('h2');
      heading.id = id;
      heading.getBoundingClientRect = () => ({top: top - scrollTop}) as DOMRect;
      document.body.append(heading);
    }
  });

  afterEach(() => {
    jest.useRealTimers();
    headings.forEach(({id}) => document.getElementById(id)?.remove());
  });

  const show = () =>
    render(
      <MemoryRouter initialEntries={['/x/bars/']}>
        <TableOfContents entries={entries} />
      </MemoryRouter>,
    );
  const scrollTo = (top: number) => {
    scrollTop = top;
    fireEvent.scroll(window);
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const marked = () =>
    screen.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'location')
      ?.textContent;

  test('the position is read at most every 166 ms', () => {
    show();
    scrollTo(310);
    wait(165);
    expect(marked()).toBeUndefined();
    scrollTo(810);
    wait(1);
    expect(marked()).toBe('second');
  });

  test('a clicked heading stays highlighted for a second during scrolling', () => {
    show();
    const link = screen.getByRole('link', {name: 'last'});
    expect(link).toHaveAttribute('href', '/x/bars/#last');
    fireEvent.click(link);
    expect(marked()).toBe('last');
    scrollTo(310);
    wait(200);
    expect(marked()).toBe('last');
    wait(800);
    scrollTo(311);
    wait(166);
    expect(marked()).toBe('first');
  });
});
