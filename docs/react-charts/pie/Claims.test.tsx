import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import {rainbowSurgePaletteLight} from '@mui/x-charts/colorPalettes';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {useDrawingArea} from '@mui/x-charts/hooks';
import {PIE_CHART_PLUGINS, PieChart, type PieChartProps} from '@mui/x-charts/PieChart';

beforeEach(() => stubChartLayout());

type Series = PieChartProps['series'][number];

const ORDERS = [
  {id: 'desks', value: 1, label: 'Desks'},
  {id: 'chairs', value: 3, label: 'Chairs'},
];

/** Renders a pie with a largest radius of 100 px and its center at 100, 100. */
function renderPie(
  series: Partial<Series> | Series[],
  props: Partial<PieChartProps> = {},
) {
  cleanup();
  const {container} = render(
    <PieChart
      margin={0}
      width={200}
      height={200}
      skipAnimation
      series={Array.isArray(series) ? series : [{id: 'a', data: ORDERS, ...series}]}
      {...props}
    />,
  );
  return container.querySelector('svg[viewBox="0 0 200 200"]')!;
}

const getArcs = () => [...document.querySelectorAll('.MuiPieArc-root')];
const readArcs = () => getArcs().map((arc) => arc.getAttribute('d'));
const readLabels = () => [...document.querySelectorAll('.MuiPieArcLabel-root')];
const readTexts = () => readLabels().flatMap(({textContent}) => textContent || []);
const readLegend = () =>
  screen.getAllByRole('listitem').map(({textContent}) => textContent);
const readShape = (series: Partial<Series>) => {
  renderPie(series);
  const group = document.querySelector('.MuiPieChart-series')!;
  return [...readArcs(), group.getAttribute('transform')];
};

it('computes the shares, so the values don’t have to add up to 100', () => {
  const percentages = readShape({data: [{value: 25}, {value: 75}]});
  expect(readShape({data: [{value: 2}, {value: 6}]})).toEqual(percentages);
  expect(percentages[0]).not.toBe(percentages[1]);
});

it('calls a label function with legend, tooltip, or arc', () => {
  renderPie({
    arcLabel: 'label',
    data: [{value: 1, label: (location) => `In ${location}`}],
  });
  expect(readLegend()).toEqual(['In legend']);
  expect(readTexts()).toEqual(['In arc']);
  fireEvent.pointerEnter(getArcs()[0]!);
  expect(screen.getByRole('tooltip')).toHaveTextContent('In tooltip');
});

it('lists slices in the legend, and those of all rings', () => {
  renderPie([{data: ORDERS}, {data: [{id: 'new', value: 1, label: 'New'}]}]);
  expect(readLegend()).toEqual(['Desks', 'Chairs', 'New']);
});

it('logs an error if items of two rings have the same id', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  renderPie([{data: ORDERS}, {data: ORDERS.slice(0, 1)}]);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('same key'), 'desks');
});

it.each([
  [{innerRadius: 0}, {innerRadius: 10}],
  [{outerRadius: '100%'}, {outerRadius: '90%'}],
  [{paddingAngle: 0}, {paddingAngle: 5}],
  [{cornerRadius: 0}, {cornerRadius: 5}],
  [
    {startAngle: 0, endAngle: 360},
    {startAngle: -90, endAngle: 90},
  ],
  [{cx: '50%', cy: '50%'}, {cx: '40%'}],
  [{sortingValues: 'none'}, {sortingValues: 'desc'}],
] as Partial<Series>[][])('has the default %j', (option, other) => {
  const shape = readShape({});
  expect(readShape(option!)).toEqual(shape);
  expect(readShape(other!)).not.toEqual(shape);
});

it('places arc labels halfway by default', () => {
  renderPie({data: [{value: 1}, {value: 1}], innerRadius: 40, arcLabel: 'value'});
  // The middle of the first half of the pie is on the right.
  const label = readLabels()[0]!;
  expect([label.getAttribute('x'), label.getAttribute('y')].map(Number)).toEqual([
    70, 0,
  ]);
});

it('takes radii and positions in pixels or percentages', () => {
  expect(readShape({outerRadius: '50%'})).toEqual(readShape({outerRadius: 50}));
  expect(readShape({cx: '30%', cy: '40%'})).toEqual(readShape({cx: 60, cy: 80}));
});

it('keeps the order of data in the legend and in dataIndex if slices are sorted', () => {
  const onItemClick = jest.fn();
  renderPie(
    {sortingValues: 'desc'},
    {onItemClick: (event, {dataIndex}, {id}) => onItemClick(dataIndex, id)},
  );
  const unsorted = readShape({sortingValues: 'none'});
  renderPie(
    {sortingValues: 'desc'},
    {onItemClick: (event, {dataIndex}, {id}) => onItemClick(dataIndex, id)},
  );
  expect(readArcs()).not.toEqual(unsorted.slice(0, 2));
  expect(readLegend()).toEqual(['Desks', 'Chairs']);
  fireEvent.click(getArcs()[1]!);
  expect(onItemClick).toHaveBeenCalledWith(1, 'chairs');
});

it('gives slices the colors of the palette in order, of colors, or of the item', () => {
  const readColors = () => getArcs().map((arc) => arc.getAttribute('fill'));
  renderPie({});
  expect(readColors()).toEqual(rainbowSurgePaletteLight.slice(0, 2));
  renderPie({}, {colors: ['#111111', '#222222']});
  expect(readColors()).toEqual(['#111111', '#222222']);
  renderPie(
    {data: [{value: 1, color: '#333333'}, {value: 1}]},
    {colors: ['#111111', '#222222']},
  );
  expect(readColors()).toEqual(['#333333', '#222222']);
});

it('shows the value, the label, the formatted value, or the result of a function as arcLabel', () => {
  const show = (arcLabel: Series['arcLabel']) => {
    renderPie({arcLabel, valueFormatter: ({value}) => `$${value}`});
    return readTexts();
  };
  expect(show('value')).toEqual(['1', '3']);
  expect(show('label')).toEqual(['Desks', 'Chairs']);
  expect(show('formattedValue')).toEqual(['$1', '$3']);
  expect(show(({id}) => String(id))).toEqual(['desks', 'chairs']);
  expect(show(undefined)).toEqual([]);
});

it('hides the labels of slices below arcLabelMinAngle, which is 0 by default', () => {
  const data = [{value: 1}, {value: 359}];
  renderPie({data, arcLabel: 'value'});
  expect(readTexts()).toEqual(['1', '359']);
  renderPie({data, arcLabel: 'value', arcLabelMinAngle: 2});
  expect(readTexts()).toEqual(['359']);
});

it('highlights nothing without highlightScope', () => {
  renderPie({});
  fireEvent.pointerEnter(getArcs()[0]!);
  expect(document.querySelector('.MuiPieArc-highlighted, .MuiPieArc-faded')).toBeNull();
});

it('makes faded slices 5 px smaller by default', () => {
  renderPie({outerRadius: 80, highlightScope: {highlight: 'item', fade: 'global'}});
  const readRadii = () => readArcs().map((path) => Number(/A(\d+)/.exec(path!)![1]));
  expect(readRadii()).toEqual([80, 80]);
  fireEvent.pointerEnter(getArcs()[0]!);
  expect(readRadii()).toEqual([80, 75]);
  expect(getArcs()[0]).toHaveClass('MuiPieArc-highlighted');
  expect(getArcs()[1]).toHaveClass('MuiPieArc-faded');
});

it('has the classes and attributes of the table on slices, labels, and legend items', () => {
  renderPie({arcLabel: 'value'});
  const slices = document.querySelector('.MuiPieChart-series[data-series="a"]')!;
  expect([...slices.querySelectorAll('.MuiPieArc-series-a')]).toEqual(getArcs());
  expect(slices.querySelector('[class*="data-index-1"]')).toBe(getArcs()[1]);
  const labels = document.querySelector('.MuiPieChart-seriesLabels[data-series="a"]')!;
  expect([...labels.querySelectorAll('.MuiPieArcLabel-root')]).toEqual(readLabels());
  expect(screen.getByText('Desks').closest('[data-series="desks"]')).not.toBeNull();
});

it('passes the synthetic event, the identifier of the slice, and its item to onItemClick', () => {
  const onItemClick = jest.fn();
  renderPie({}, {onItemClick});
  fireEvent.click(getArcs()[0]!);
  expect(onItemClick).toHaveBeenCalledWith(
    expect.objectContaining({nativeEvent: expect.any(Event)}),
    {type: 'pie', seriesId: 'a', dataIndex: 0},
    expect.objectContaining({id: 'desks', value: 1}),
  );
});

it('reserves space on the left and at the bottom in a composition without PIE_CHART_PLUGINS', () => {
  let area: ReturnType<typeof useDrawingArea>;
  function Spy() {
    area = useDrawingArea();
    return null;
  }
  const show = (plugins?: typeof PIE_CHART_PLUGINS) => {
    render(
      <ChartContainer
        plugins={plugins as never}
        width={200}
        height={200}
        margin={0}
        series={[{type: 'pie', data: ORDERS}]}
      >
        <Spy />
      </ChartContainer>,
    );
    return {left: area.left, bottom: area.bottom};
  };
  expect(show(PIE_CHART_PLUGINS)).toEqual({left: 0, bottom: 0});
  expect(show()).toEqual({left: 45, bottom: 25});
});

it('moves the focus between slices with → and ←, and between rings with ↓, without a tooltip', () => {
  const svg = renderPie([{data: ORDERS}, {data: [{value: 1}], outerRadius: 50}], {
    enableKeyboardNavigation: true,
  });
  const press = (key: string) => {
    fireEvent.keyDown(svg, {key});
    return svg.innerHTML;
  };
  const first = press('ArrowRight');
  expect(press('ArrowRight')).not.toBe(first);
  expect(press('ArrowLeft')).toBe(first);
  expect(press('ArrowDown')).not.toBe(first);
  expect(press('ArrowUp')).toBe(first);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('ignores the keys without enableKeyboardNavigation', () => {
  const svg = renderPie({});
  const before = svg.innerHTML;
  fireEvent.keyDown(svg, {key: 'ArrowRight'});
  expect(svg.innerHTML).toBe(before);
});
