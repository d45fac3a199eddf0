import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsLocalizationProvider} from '@mui/x-charts/ChartsLocalizationProvider';

const localeText = {noData: 'No boats yet', loading: 'Asking…'};
const axes = {
  xAxis: [{data: ['Island', 'Harbour']}],
  yAxis: [{position: 'none'} as const],
};

export default function OwnWords() {
  return (
    // #region preview
    <ChartsLocalizationProvider localeText={localeText}>
      <Stack direction="row" sx={{width: '100%'}}>
        <BarChart {...axes} series={[]} height={180} />
        <BarChart {...axes} series={[]} height={180} localeText={{noData: 'Closed today'}} />
      </Stack>
    </ChartsLocalizationProvider>
    // #endregion
  );
}
