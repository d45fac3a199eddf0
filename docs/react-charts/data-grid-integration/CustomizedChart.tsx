import type * as React from 'react';
import BarChartIcon from '@mui/icons-material/BarChart';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridChartsPanelProps,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {branches} from '../data/library';

const columns: GridColDef[] = [
  {field: 'code', headerName: 'Code', chartable: false},
  {field: 'name', headerName: 'Branch', flex: 1},
  {field: 'loans', headerName: 'Loans', type: 'number'},
  {field: 'visits', headerName: 'Visits', type: 'number'},
];

// #region preview
const schema: GridChartsPanelProps['schema'] = {
  bar: {
    label: 'Bars',
    icon: BarChartIcon,
    dimensionsLabel: 'Categories',
    valuesLabel: 'Bars',
    maxDimensions: 1,
    customization: [
      {
        id: 'look',
        label: 'Look',
        controls: {
          rounded: {label: 'Round corners', type: 'boolean', default: true},
          height: {label: 'Height in px', type: 'number', default: 240},
        },
      },
    ],
  },
};

type RendererProps = React.ComponentProps<GridChartsRendererProxyProps['renderer']>;

function BranchChart({dimensions, values, configuration}: RendererProps) {
  // The defaults of the schema aren't in the configuration.
  const {rounded = true, height = 240} = configuration;
  return (
    <BarChart
      title="Library branches in a year"
      xAxis={[{data: dimensions[0]?.data ?? [], scaleType: 'band'}]}
      yAxis={[{width: 60}]}
      series={values}
      borderRadius={rounded ? 8 : 0}
      height={Number(height)}
    />
  );
}
// #endregion

export default function CustomizedChart() {
  return (
    <GridChartsIntegrationContextProvider>
      <Stack sx={{width: '100%', gap: 2}}>
        <div style={{height: 400}}>
          <DataGridPremium
            aria-label="Library branches"
            rows={branches}
            columns={columns}
            getRowId={(row) => row.code}
            hideFooter
            showToolbar
            chartsIntegration
            experimentalFeatures={{charts: true}}
            slots={{chartsPanel: GridChartsPanel}}
            slotProps={{chartsPanel: {schema}}}
            initialState={{
              chartsIntegration: {
                activeChartId: 'branches',
                charts: {
                  branches: {
                    dimensions: ['name'],
                    values: ['loans', 'visits'],
                    chartType: 'bar',
                  },
                },
              },
            }}
          />
        </div>
        <GridChartsRendererProxy
          id="branches"
          label="Branches"
          renderer={BranchChart}
        />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
