import * as React from 'react';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {frFR as chartsFrFR} from '@mui/x-charts/locales';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  GridSidebarValue,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import {frFR as gridFrFR} from '@mui/x-data-grid-premium/locales';
import {ChartsRenderer, createSchema} from '../data/chartsRenderer';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(300);

const CATEGORIES: Record<string, string> = {
  Accessories: 'Accessoires',
  Electronics: 'Informatique',
  Furniture: 'Meubles',
  Lighting: 'Lampes',
};

const columns: GridColDef<Order>[] = [
  {
    field: 'category',
    headerName: 'Rayon',
    width: 130,
    valueGetter: (category: string) => CATEGORIES[category],
  },
  {field: 'quantity', headerName: 'Quantité', type: 'number', width: 110},
];

// #region preview
// A row: {id: 10001, category: 'Furniture', quantity: 24, …}
// createSchema() is from ../data/chartsRenderer. Locales don't contain its labels.
const schema = createSchema({
  column: 'Colonnes',
  bar: 'Barres',
  line: 'Lignes',
  area: 'Aires',
  pie: 'Secteurs',
  options: 'Options',
  stacked: 'Empilé',
  hideLegend: 'Masquer la légende',
  color: 'Couleur de la première série',
  blue: 'Bleu',
  green: 'Vert',
});
function useFrenchTheme() {
  const theme = useTheme();
  return React.useMemo(() => createTheme(theme, gridFrFR, chartsFrFR), [theme]);
}
// #endregion

const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema}};
const experimentalFeatures = {charts: true};

export default function FrenchCharts() {
  const theme = useFrenchTheme();
  const isWide = useMediaQuery('(min-width: 700px)', {noSsr: true});

  const initialState = React.useMemo<GridInitialState>(
    () => ({
      sidebar: {open: isWide, value: GridSidebarValue.Charts},
      rowGrouping: {model: ['category']},
      columns: {columnVisibilityModel: {category: false}},
      aggregation: {model: {quantity: 'sum'}},
      chartsIntegration: {
        charts: {
          main: {dimensions: ['category'], values: ['quantity'], chartType: 'pie'},
        },
      },
    }),
    [isWide],
  );

  return (
    <ThemeProvider theme={theme}>
      <GridChartsIntegrationContextProvider>
        <div style={{width: '100%'}} lang="fr">
          <div style={{height: 460}}>
            <DataGridPremium
              aria-label="Commandes par rayon"
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
            label="Commandes"
            renderer={ChartsRenderer}
          />
        </div>
      </GridChartsIntegrationContextProvider>
    </ThemeProvider>
  );
}
