import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridChartsRendererProxyProps,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import {ChartsRenderer, chartsSchema} from '../data/chartsRenderer';
import {createInventory, type InventoryItem} from '../../data/inventory';

const rows = createInventory(120);

const columns: GridColDef<InventoryItem>[] = [
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'warehouse', headerName: 'Warehouse', width: 120},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 110},
  {field: 'reorderPoint', headerName: 'Reorder at', type: 'number', width: 120},
];

// #region preview
// A row: {id: 'FUR-1001', category: 'Furniture', warehouse: 'Newark', stock: 25, …}
const initialState: GridInitialState = {
  rowGrouping: {model: ['category', 'warehouse']},
  columns: {columnVisibilityModel: {category: false, warehouse: false}},
  aggregation: {model: {stock: 'sum', reorderPoint: 'sum'}},
  chartsIntegration: {
    activeChartId: 'main',
    charts: {
      main: {
        dimensions: ['category', 'warehouse'],
        values: ['stock', 'reorderPoint'],
        chartType: 'column',
      },
    },
  },
};
// #endregion

/** Shortens "Stock (sum)" to "Stock". */
const onRender: GridChartsRendererProxyProps['onRender'] = (
  _type,
  props,
  Component,
) => (
  <Component
    {...props}
    series={props.series.map((series: {label: string}) => ({
      ...series,
      label: series.label.replace(' (sum)', ''),
    }))}
  />
);

const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema: chartsSchema}};
const experimentalFeatures = {charts: true};

export default function GroupedCharts() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: '100%'}}>
        <div style={{height: 420}}>
          <DataGridPremium
            aria-label="Stock by category and warehouse"
            rows={rows}
            columns={columns}
            experimentalFeatures={experimentalFeatures}
            chartsIntegration
            slots={slots}
            slotProps={slotProps}
            initialState={initialState}
            showToolbar
          />
        </div>
        <GridChartsRendererProxy
          id="main"
          label="Stock"
          renderer={ChartsRenderer}
          onRender={onRender}
        />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
