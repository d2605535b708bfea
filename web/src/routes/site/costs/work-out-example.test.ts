import { expect, it } from 'vitest';
import { workOutExample } from './work-out-example';

const BASIS = {
  tariff: { letter: 1_000, visit: 2_000, success: { from: 10, to: 20 }, vat: 7 },
  disbursements: { service: 500, enforcement: 4_000 },
  durations: {
    letter: { from: 1, to: 2 },
    talks: { from: 2, to: 6 },
    suit: { from: 8, to: 13 },
    judgment: { from: 26, to: 52 },
    enforcement: { from: 52, to: 104 },
  },
};

it('adds up what each stage costs, the court fee by its public rule', () => {
  const { stages, courtFee } = workOutExample(400_000, BASIS);
  expect(courtFee).toBe(8_000);
  expect(stages.map(({ stage, cost, spent }) => [stage, cost, spent])).toEqual([
    ['letter', 1_070, 1_070],
    ['talks', 2_140, 3_210],
    ['suit', 8_500, 11_710],
    ['judgment', 0, 11_710],
    ['enforcement', 4_000, 15_710],
  ]);
});

it('takes the success fee with its VAT, and the costs, from what was paid', () => {
  expect(workOutExample(400_000, BASIS).paid).toEqual({
    least: { fee: 42_800, left: 353_990 },
    most: { fee: 85_600, left: 311_190 },
  });
});

it('follows its figures', () => {
  const dearer = { ...BASIS, tariff: { ...BASIS.tariff, letter: 2_000 } };
  expect(workOutExample(400_000, dearer).stages[0]?.cost).toBe(2_140);
});

it('does not guess a court fee', () => {
  expect(() => workOutExample(60_000_000, BASIS)).toThrow(RangeError);
  expect(workOutExample(50_000_000, BASIS).courtFee).toBe(200_000);
});
