import {BarChart} from '@mui/x-charts/BarChart';

const years = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024];

export default function OneLineLegend() {
  return (
    // #region preview
    <BarChart
      xAxis={[{data: ['Bread', 'Cakes']}]}
      series={years.map((year, index) => ({
        label: `Year ${year}`,
        data: [400 + index * 22, 90 + index * 9],
      }))}
      height={280}
      slotProps={{
        legend: {
          tabIndex: 0,
          sx: {
            overflowX: 'auto',
            flexWrap: 'nowrap',
            whiteSpace: 'nowrap',
            width: 280,
            maxWidth: '90%',
            pb: 1,
          },
        },
      }}
    />
    // #endregion
  );
}
