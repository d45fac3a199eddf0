import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const years = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024];
const series = years.map((year, index) => ({
  label: `Year ${year}`,
  data: [400 + index * 22, 90 + index * 9],
}));

export default function OneLineLegend() {
  return (
    <BarChart
      xAxis={[{data: ['Bread', 'Cakes']}]}
      yAxis={[{label: 'Pieces sold a day', width: 60}]}
      series={series}
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
      title="Pieces sold a day by product and year"
    />
  );
}
// #endregion
