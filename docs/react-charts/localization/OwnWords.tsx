import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsLocalizationProvider} from '@mui/x-charts/ChartsLocalizationProvider';

const localeText = {noData: 'No boat has left yet', loading: 'Asking the harbour…'};
const xAxis = [{data: ['Island', 'Harbour', 'Night boat']}];

export default function OwnWords() {
  return (
    // #region preview
    <ChartsLocalizationProvider localeText={localeText}>
      <Stack direction={{xs: 'column', sm: 'row'}} sx={{width: '100%'}}>
        <BarChart xAxis={xAxis} series={[]} height={180} />
        <BarChart xAxis={xAxis} series={[]} loading height={180} />
        <BarChart
          xAxis={xAxis}
          series={[]}
          localeText={{noData: 'Closed on Mondays'}}
          height={180}
        />
      </Stack>
    </ChartsLocalizationProvider>
    // #endregion
  );
}
