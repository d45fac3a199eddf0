import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import {Heatmap, heatmapClasses, type HeatmapProps} from '@mui/x-charts-pro/Heatmap';

beforeEach(() => stubChartLayout());

const DAYS = ['Mon', 'Tue', 'Wed'];
const CHANNELS = ['Email', 'Chat'];
const CELLS: [number, number, number][] = [
  [0, 0, 58],
  [0, 1, 42],
  [2, 0, 44],
];

function show(props: Partial<HeatmapProps> = {}) {
  cleanup();
  return render(
    <Heatmap
      xAxis={[{data: DAYS}]}
      yAxis={[{data: CHANNELS}]}
      series={[{data: CELLS}]}
      {...props}
    />,
  );
}

const getCells = () => [...document.querySelectorAll(`.${heatmapClasses.cell}`)];
const readCell = (index: number) => {
  const cell = getCells()[index]!;
  const read = (name: string) => Number(cell.getAttribute(name));
  return {x: read('x'), y: read('y'), width: read('width'), height: read('height')};
};
const readColors = () => getCells().map((cell) => getComputedStyle(cell).fill);
const readTicks = (direction: 'X' | 'Y') =>
  [
    ...document.querySelectorAll(
      `.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`,
    ),
  ].map(({textContent}) => textContent);
const readLegend = () => document.querySelector('[class*="ColorLegend-root"]');

it('takes a column index and a row index; a cell without a triplet remains empty', () => {
  show();
  expect(getCells()).toHaveLength(3);
  expect(readCell(1).x).toBe(readCell(0).x);
  expect(readCell(1).y).toBeGreaterThan(readCell(0).y);
  expect(readCell(2).x).toBeCloseTo(readCell(0).x + 2 * readCell(0).width);
});

it('labels columns or rows with the indexes if an axis has no data', () => {
  show({xAxis: [{}]});
  expect(readTicks('X')).toEqual(['0', '1', '2']);
});

it('renders only the first series', () => {
  show({series: [{data: CELLS}, {data: [[1, 1, 9]]}]});
  expect(getCells()).toHaveLength(3);
});

it('has the first row at the top, and at the bottom with reverse: true', () => {
  show();
  expect(readCell(0).y).toBeLessThan(readCell(1).y);
  show({yAxis: [{data: CHANNELS, reverse: true}]});
  expect(readCell(0).y).toBeGreaterThan(readCell(1).y);
});

it('maps values from 0 to 100 to colors from pale green to dark blue by default', () => {
  show({
    series: [
      {
        data: [
          [0, 0, 0],
          [1, 0, 100],
        ],
      },
    ],
  });
  const [low, high] = readColors().map((color) => color.match(/\d+/g)!.map(Number));
  expect(Math.max(...low!)).toBe(low![1]);
  expect(Math.min(...low!)).toBeGreaterThan(150);
  expect(Math.max(...high!)).toBe(high![2]);
  expect(Math.max(...high!)).toBeLessThan(150);
});

it('gives values outside the range of a map with two colors colors beyond these two', () => {
  show({
    zAxis: [
      {colorMap: {type: 'continuous', min: 0, max: 10, color: ['#000000', '#404040']}},
    ],
    series: [
      {
        data: [
          [0, 0, 10],
          [1, 0, 20],
        ],
      },
    ],
  });
  expect(readColors()).toEqual(['rgb(64, 64, 64)', 'rgb(128, 128, 128)']);
});

it('has no legend by default, and a continuous one with hideLegend={false}', () => {
  show();
  expect(readLegend()).toBeNull();
  show({hideLegend: false});
  expect(readLegend()).toHaveClass('MuiContinuousColorLegend-root');
  expect(readLegend()).toHaveClass('MuiContinuousColorLegend-extremes');
});

it('highlights nothing by default, and has the styles saturate(120%) and saturate(80%)', () => {
  show();
  fireEvent.pointerEnter(getCells()[0]!);
  expect(document.querySelector(`.${heatmapClasses.highlighted}`)).toBeNull();
  show({series: [{data: CELLS, highlightScope: {highlight: 'item', fade: 'global'}}]});
  fireEvent.pointerEnter(getCells()[0]!);
  const [highlighted, faded] = getCells();
  expect(highlighted).toHaveClass('Charts-highlighted');
  expect(getComputedStyle(highlighted!).filter).toBe('saturate(120%)');
  expect(faded).toHaveClass('Charts-faded');
  expect(getComputedStyle(faded!).filter).toBe('saturate(80%)');
});

it('has no gap between cells by default, and one with categoryGapRatio', () => {
  show();
  const plain = readCell(0);
  expect(readCell(2).x - plain.x).toBeCloseTo(2 * plain.width);
  show({xAxis: [{data: DAYS, categoryGapRatio: 0.5}]});
  expect(readCell(0).width).toBeLessThan(plain.width * 0.7);
});

it('shows the column, the row, and the value in the tooltip; valueFormatter receives the triplet', () => {
  const valueFormatter = jest.fn(
    ([, , value]: readonly [number, number, number]) => `${value} tickets`,
  );
  show({series: [{data: CELLS, label: 'Tickets', valueFormatter}]});
  fireEvent.pointerEnter(getCells()[1]!);
  expect(screen.getByRole('tooltip')).toHaveTextContent(/Mon.*Chat.*42 tickets/);
  expect(valueFormatter.mock.calls.at(-1)![0]).toEqual([0, 1, 42]);
});

it('passes the position, the handlers, and an ownerState to the cell slot', () => {
  const Cell = jest.fn(() => null);
  show({slots: {cell: Cell}, series: [{id: 'tickets', data: CELLS}]});
  expect(Cell).toHaveBeenCalledWith(
    expect.objectContaining({
      x: expect.any(Number),
      width: expect.any(Number),
      className: expect.stringContaining('cell'),
      onPointerEnter: expect.any(Function),
      ownerState: expect.objectContaining({
        value: 58,
        dataIndex: 0,
        seriesId: 'tickets',
        isHighlighted: false,
        isFaded: false,
        color: expect.any(String),
      }),
    }),
    undefined,
  );
});

it('ignores the props title and desc', () => {
  const props = {title: 'Tickets by day', desc: 'Tickets'};
  const {container} = show(props);
  expect(container.querySelector('title, desc')).toBeNull();
  show({children: <title>Tickets by day</title>});
  expect(document.querySelector('svg > title')).toHaveTextContent('Tickets by day');
});
