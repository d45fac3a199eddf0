import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import PatternBars from './PatternBars';

beforeEach(() => stubChartLayout());

/** Returns the elements that the fills of the elements refer to. */
const getPatterns = (elements: Iterable<Element>) =>
  [...elements].map((element) => {
    const [, id] = /^url\(#(.+)\)$/.exec(element.getAttribute('fill')!)!;
    return document.getElementById(id!);
  });

test('fills each series and its mark in the legend with its own pattern', () => {
  render(<PatternBars />);
  const chart = screen.getByTitle('Stock by warehouse and category').closest('svg')!;
  const patterns = getPatterns(chart.querySelectorAll('.MuiBarElement-root'));
  expect(patterns).toHaveLength(16);
  expect(new Set(patterns).size).toBe(4);
  for (const pattern of patterns) {
    expect(pattern!.nodeName).toBe('pattern');
    expect(chart).toContainElement(pattern as unknown as SVGElement);
  }
  const marks = getPatterns(screen.getByRole('list').querySelectorAll('[fill^="url"]'));
  expect(marks).toEqual([...new Set(patterns)]);
});

test('keeps the patterns of two charts apart', () => {
  render(
    <>
      <PatternBars />
      <PatternBars />
    </>,
  );
  const ids = [...document.querySelectorAll('pattern')].map(({id}) => id);
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
});

test('shows the chart without colors', async () => {
  render(<PatternBars />);
  const toggle = screen.getByRole('switch', {name: 'Show without colors'});
  await userEvent.click(toggle);
  const filters = () =>
    [...document.querySelectorAll('div')].map((div) => getComputedStyle(div).filter);
  expect(filters()).toContain('grayscale(1)');
  await userEvent.click(toggle);
  expect(filters()).not.toContain('grayscale(1)');
});
