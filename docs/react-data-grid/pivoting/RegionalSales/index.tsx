import * as React from 'react';
import Box from '@mui/material/Box';
import {BarChart} from '@mui/x-charts/BarChart';
import {
  DataGridPremium,
  gridFilteredSortedTopLevelRowEntriesSelector,
  gridRowSelectionIdsSelector,
  gridRowTreeSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiRef,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createSales, type Sale} from './sales';

const currency = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const formatTotal = (value: number | null) => currency.format(value ?? 0);

const rows = createSales();

const columns: GridColDef<Sale>[] = [
  {field: 'region', headerName: 'Region', width: 150},
  {field: 'quarter', headerName: 'Quarter', width: 100},
  {field: 'channel', headerName: 'Channel', width: 120},
  {
    field: 'total',
    headerName: 'Sales',
    type: 'number',
    width: 120,
    valueFormatter: formatTotal,
  },
];

// #region preview
// A row: {id: 10001, region: 'North America', quarter: 'Q3', channel: 'Store', total: 13176}
const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{field: 'region'}],
      columns: [{field: 'quarter', sort: 'asc' as const}],
      values: [{field: 'total', aggFunc: 'sum'}],
    },
  },
};
// #endregion

interface ChartData {
  regions: string[];
  quarters: {label: string; data: number[]}[];
}

const NOTHING: ChartData = {regions: [], quarters: []};

/** Reads the visible cells of the pivot table: of the selected regions, or of all. */
function readChart(apiRef: React.RefObject<GridApi | null>): ChartData {
  const tree = gridRowTreeSelector(apiRef);
  const selected = gridRowSelectionIdsSelector(apiRef);
  const entries = gridFilteredSortedTopLevelRowEntriesSelector(apiRef);
  const chosen = entries.filter(({id}) => selected.has(id));
  const shown = chosen.length > 0 ? chosen : entries;
  return {
    regions: shown.map(({id}) => {
      const node = tree[id];
      return node?.type === 'group' ? String(node.groupingKey) : '';
    }),
    // The field of a pivoted column is the path of its groups and the field of the value.
    quarters: gridVisibleColumnDefinitionsSelector(apiRef)
      .filter(({field}) => field.includes('>->'))
      .map(({field}) => ({
        label: field.split('>->')[0]!,
        data: shown.map(({id}) => Number(apiRef.current?.getCellValue(id, field) ?? 0)),
      })),
  };
}

export default function RegionalSales() {
  const apiRef = useGridApiRef();
  const [chart, setChart] = React.useState(NOTHING);

  React.useEffect(() => {
    const update = () => {
      const next = readChart(apiRef);
      setChart((prev) => (JSON.stringify(prev) === JSON.stringify(next) ? prev : next));
    };
    const stops = (
      [
        'columnsChange',
        'filteredRowsSet',
        'sortedRowsSet',
        'rowSelectionChange',
      ] as const
    ).map((event) => apiRef.current?.subscribeEvent(event, update));
    update();
    return () => stops.forEach((stop) => stop?.());
  }, [apiRef]);

  return (
    <Box sx={{width: '100%'}}>
      <BarChart
        title="Sales by region and quarter"
        height={220}
        xAxis={[{data: chart.regions, scaleType: 'band'}]}
        yAxis={[{width: 64, valueFormatter: (value: number) => `$${value / 1_000}K`}]}
        series={chart.quarters.map((quarter) => ({
          ...quarter,
          valueFormatter: formatTotal,
        }))}
        margin={{left: 0, right: 8}}
      />
      <Box sx={{height: 330}}>
        <DataGridPremium
          aria-label="Sales by region and quarter"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          columnGroupHeaderHeight={36}
          density="compact"
          checkboxSelection
          showToolbar
        />
      </Box>
    </Box>
  );
}
