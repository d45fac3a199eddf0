import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {pointAt, stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';
import type {HighlightScope} from '@mui/x-charts/context';
import {useItemHighlighted} from '@mui/x-charts/hooks';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

beforeEach(() => stubChartLayout());

const MONTHS = ['Apr', 'May', 'Jun'];

function Bars({
  scopes = [],
  ...props
}: Partial<BarChartProps> & {scopes?: (HighlightScope | undefined)[]}) {
  return (
    <BarChart
      hideLegend
      skipAnimation
      xAxis={[{id: 'months', data: MONTHS}]}
      series={['a', 'b'].map((id, index) => ({
        id,
        data: [1, 2, 3],
        highlightScope: scopes[index],
      }))}
      {...props}
    />
  );
}

const Lines = (props: Partial<LineChartProps>) => (
  <LineChart
    hideLegend
    skipAnimation
    xAxis={[{id: 'months', scaleType: 'point', data: MONTHS}]}
    series={[{id: 'a', data: [1, 2, 3]}]}
    {...props}
  />
);

const getChart = () => document.querySelector('svg')!;
const getBars = () => [...document.querySelectorAll('.MuiBarElement-root')];
const enter = (index: number) => fireEvent.pointerEnter(getBars()[index]!);
/** Returns the states of the bars: three of the series a, and three of the series b. */
const readStates = () =>
  getBars()
    .map((bar) => {
      const isFaded = bar.getAttribute('data-faded') === 'true';
      return bar.getAttribute('data-highlighted') === 'true'
        ? 'H'
        : isFaded
          ? 'f'
          : '-';
    })
    .join('');

it.each([
  [undefined, '------'],
  [{highlight: 'item'}, '-H----'],
  [{highlight: 'series'}, 'HHH---'],
  [{highlight: 'item', fade: 'series'}, 'fHf---'],
  [{highlight: 'item', fade: 'global'}, 'fHffff'],
  [{highlight: 'series', fade: 'global'}, 'HHHfff'],
] as const)('highlights and fades as in the table with %j', (scope, states) => {
  render(<Bars scopes={[scope, scope]} />);
  enter(1);
  expect(readStates()).toBe(states);
});

it('applies the scope of the series under the pointer; a series without a scope fades no other, but they can fade it', () => {
  render(<Bars scopes={[{highlight: 'item', fade: 'global'}]} />);
  enter(1);
  expect(readStates()).toBe('fHffff');
  fireEvent.pointerLeave(getBars()[1]!);
  enter(4);
  expect(readStates()).toBe('------');
});

it('calls onHighlightChange when the pointer enters or leaves an item', () => {
  const onHighlightChange = jest.fn();
  render(<Bars onHighlightChange={onHighlightChange} />);
  enter(4);
  expect(onHighlightChange.mock.calls).toEqual([
    [{type: 'bar', seriesId: 'b', dataIndex: 1}],
  ]);
  fireEvent.pointerLeave(getBars()[4]!);
  expect(onHighlightChange).toHaveBeenLastCalledWith(null);
});

it('highlights the series if you omit dataIndex, and nothing for null', () => {
  const scopes = [{highlight: 'series'} as const];
  const {rerender} = render(<Bars scopes={scopes} highlightedItem={{seriesId: 'a'}} />);
  expect(readStates()).toBe('HHH---');
  rerender(<Bars scopes={scopes} highlightedItem={null} />);
  expect(readStates()).toBe('------');
});

it('has no visible effect of highlightedItem without a highlightScope', () => {
  const item = {seriesId: 'a', dataIndex: 1};
  render(<Bars highlightedItem={item} />);
  expect(readStates()).toBe('------');
  cleanup();
  render(<Bars highlightedItem={item} scopes={[{highlight: 'item'}]} />);
  expect(readStates()).toBe('-H----');
});

it('moves the highlight to another item even if you set highlightedItem', () => {
  const scope = {highlight: 'item'} as const;
  render(
    <Bars scopes={[scope, scope]} highlightedItem={{seriesId: 'a', dataIndex: 1}} />,
  );
  enter(4);
  expect(readStates()).toBe('----H-');
});

/** Returns the kinds of axis highlight at the middle of the chart. */
function readAxisHighlight(element: React.ReactElement) {
  cleanup();
  render(element);
  pointAt(getChart(), 0.5);
  return [...document.querySelectorAll('.MuiChartsAxisHighlight-root')].map((shape) =>
    shape.getAttribute('d')!.includes('Z') ? 'band' : 'line',
  );
}

it('uses a line in line charts, a band in bar charts, and no axis highlight in scatter charts', () => {
  expect(readAxisHighlight(<Lines />)).toEqual(['line']);
  expect(readAxisHighlight(<Bars />)).toEqual(['band']);
  const scatter = [
    {
      data: [
        {x: 1, y: 2},
        {x: 3, y: 4},
      ],
    },
  ];
  expect(readAxisHighlight(<ScatterChart series={scatter} />)).toEqual([]);
  expect(
    readAxisHighlight(
      <ScatterChart series={scatter} axisHighlight={{x: 'line', y: 'line'}} />,
    ),
  ).toEqual(['line', 'line']);
});

it('renders a band only on a band or point axis', () => {
  const axisHighlight = {x: 'band'} as const;
  expect(readAxisHighlight(<Lines axisHighlight={axisHighlight} />)).toEqual(['band']);
  expect(
    readAxisHighlight(
      <Lines axisHighlight={axisHighlight} xAxis={[{data: [1, 2, 3]}]} />,
    ),
  ).toEqual([]);
});

it('snaps a line to the nearest value if the axis has data, and otherwise follows the pointer', () => {
  const readPosition = (at: number) => {
    pointAt(getChart(), at);
    return [...document.querySelectorAll('.MuiChartsAxisHighlight-root')].map((shape) =>
      shape.getAttribute('d'),
    );
  };
  render(<Lines axisHighlight={{x: 'line'}} />);
  expect(readPosition(0.5)).toEqual(readPosition(0.6));
  cleanup();
  render(
    <ScatterChart
      series={[
        {
          data: [
            {x: 1, y: 2},
            {x: 3, y: 4},
          ],
        },
      ]}
      axisHighlight={{x: 'line'}}
    />,
  );
  expect(readPosition(0.5)).not.toEqual(readPosition(0.6));
});

it('calls onHighlightedAxisChange with one entry for each axis that has data', () => {
  const onHighlightedAxisChange = jest.fn();
  render(<Lines onHighlightedAxisChange={onHighlightedAxisChange} />);
  pointAt(getChart(), 0.5);
  expect(onHighlightedAxisChange.mock.calls).toEqual([
    [[{axisId: 'months', dataIndex: 1}]],
  ]);
});

it('clears a controlled axis highlight with an empty array, and keeps it and logs an error with undefined', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const countHighlights = () =>
    document.querySelectorAll('.MuiChartsAxisHighlight-root').length;
  const {rerender} = render(
    <Bars highlightedAxis={[{axisId: 'months', dataIndex: 1}]} />,
  );
  expect(countHighlights()).toBe(1);
  rerender(<Bars highlightedAxis={undefined} />);
  expect(countHighlights()).toBe(1);
  expect(error.mock.calls.join(' ')).toContain('controlled highlightedAxis state');
  rerender(<Bars highlightedAxis={[]} />);
  expect(countHighlights()).toBe(0);
});

it('has the style brightness(120%) on highlighted items, 140% on areas, and an opacity of 0.3 on faded ones', () => {
  render(<Bars scopes={[{highlight: 'item', fade: 'global'}]} />);
  enter(1);
  expect(
    getBars()
      .slice(0, 2)
      .map((bar) => bar.getAttribute('filter')),
  ).toEqual([null, 'brightness(120%)']);
  expect(getBars()[0]).toHaveAttribute('opacity', '0.3');
  cleanup();
  render(
    <Lines
      series={[
        {id: 'a', data: [1, 2, 3], area: true, highlightScope: {highlight: 'series'}},
      ]}
      highlightedItem={{seriesId: 'a'}}
    />,
  );
  expect(document.querySelector('.MuiLineElement-root')).toHaveAttribute(
    'filter',
    'brightness(120%)',
  );
  expect(document.querySelector('.MuiAreaElement-root')).toHaveAttribute(
    'filter',
    'brightness(140%)',
  );
});

it('returns {isHighlighted, isFaded} of the item from useItemHighlighted()', () => {
  let state: ReturnType<typeof useItemHighlighted>;
  function Spy() {
    state = useItemHighlighted({seriesId: 'a', dataIndex: 1});
    return null;
  }
  render(
    <Bars scopes={[{highlight: 'item', fade: 'global'}]}>
      <Spy />
    </Bars>,
  );
  enter(1);
  expect(state!).toEqual({isHighlighted: true, isFaded: false});
  enter(0);
  expect(state!).toEqual({isHighlighted: false, isFaded: true});
});

it('opens no tooltip for a controlled highlight', () => {
  render(<Bars highlightedAxis={[{axisId: 'months', dataIndex: 1}]} />);
  expect(document.querySelectorAll('.MuiChartsAxisHighlight-root')).toHaveLength(1);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('doesn’t change the highlight by keyboard with enableKeyboardNavigation', () => {
  const onHighlightChange = jest.fn();
  render(<Bars enableKeyboardNavigation onHighlightChange={onHighlightChange} />);
  const before = getChart().innerHTML;
  fireEvent.keyDown(getChart(), {key: 'ArrowRight'});
  expect(getChart().innerHTML).not.toBe(before);
  expect(onHighlightChange).not.toHaveBeenCalled();
});
