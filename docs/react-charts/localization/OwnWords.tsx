import Stack from '@mui/material/Stack';
import {BarChart, type BarSeries} from '@mui/x-charts/BarChart';
import {ChartsLocalizationProvider} from '@mui/x-charts/ChartsLocalizationProvider';

const xAxis = [{data: ['Online', 'Stores']}];
const yAxis = [{position: 'none' as const}];
const series: BarSeries[] = [];
const props = {xAxis, yAxis, series, height: 180};

// #region preview
// props: {xAxis: [{data: ['Online', 'Stores']}], series: [], height: 180, …}
const localeText = {noData: 'No orders yet', loading: 'Loading orders…'};
const closedText = {noData: 'Closed tomorrow'};

export default function OwnWords() {
  return (
    <ChartsLocalizationProvider localeText={localeText}>
      <Stack direction="row" sx={{width: '100%'}}>
        <BarChart title="Orders today" {...props} />
        <BarChart title="Orders tomorrow" {...props} localeText={closedText} />
      </Stack>
    </ChartsLocalizationProvider>
  );
}
// #endregion
