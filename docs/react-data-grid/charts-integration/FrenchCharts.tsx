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
} from '@mui/x-data-grid-premium';
import {frFR as gridFrFR} from '@mui/x-data-grid-premium/locales';
import {ChartsRenderer, createSchema} from '../data/chartsRenderer';
import {landings, type Landing} from '../data/landings';

// #region preview
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
  empty: 'Choisissez des dimensions et des valeurs.',
});

const frenchFish = {Cod: 'Morue', Herring: 'Hareng', Mackerel: 'Maquereau'};

const columns: GridColDef<Landing>[] = [
  {
    field: 'fish',
    headerName: 'Poisson',
    width: 120,
    valueGetter: (fish: Landing['fish']) => frenchFish[fish],
  },
  {field: 'tons', headerName: 'Prises (t)', type: 'number', width: 110},
];

const slots = {chartsPanel: GridChartsPanel};
const experimentalFeatures = {charts: true};

export default function FrenchCharts() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, gridFrFR, chartsFrFR), [outer]);
  const wide = useMediaQuery('(min-width: 700px)', {noSsr: true});

  return (
    <ThemeProvider theme={theme}>
      <GridChartsIntegrationContextProvider>
        <div style={{width: '100%'}} lang="fr">
          <div style={{height: 460}}>
            <DataGridPremium
              aria-label="Prises par poisson"
              rows={landings}
              columns={columns}
              experimentalFeatures={experimentalFeatures}
              chartsIntegration
              slots={slots}
              slotProps={{chartsPanel: {schema}}}
              initialState={{
                sidebar: {open: wide, value: GridSidebarValue.Charts},
                rowGrouping: {model: ['fish']},
                columns: {columnVisibilityModel: {fish: false}},
                aggregation: {model: {tons: 'sum'}},
                chartsIntegration: {
                  charts: {
                    main: {dimensions: ['fish'], values: ['tons'], chartType: 'pie'},
                  },
                },
              }}
              showToolbar
            />
          </div>
          <GridChartsRendererProxy id="main" label="Prises" renderer={ChartsRenderer} />
        </div>
      </GridChartsIntegrationContextProvider>
    </ThemeProvider>
  );
}
// #endregion
