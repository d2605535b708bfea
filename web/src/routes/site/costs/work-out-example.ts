import { courtFee } from '@app/domain/law/court-fee';
import { STAGES, type Durations, type Stage, type Tariff } from '@/offer.config';

interface Basis {
  tariff: Tariff;
  disbursements: { service: number; enforcement: number };
  durations: Durations;
}

/** One stage of the example; amounts in baht, two decimals at most. */
export interface ExampleStage {
  stage: Stage;
  weeks: { from: number; to: number };
  /** Paid in this stage. */
  cost: number;
  /** Paid so far: what is lost by stopping here with nothing received. */
  spent: number;
}

export interface WorkedExample {
  stages: readonly ExampleStage[];
  courtFee: number;
  /** If the debtor pays everything in the talks: the success fee with VAT, and what is left of the claim after all costs. */
  paid: Record<'least' | 'most', { fee: number; left: number }>;
}

/**
 * What a claim costs, stage by stage, when one letter, one visit, one suit against one defendant and one enforcement are needed.
 * Fees for court work are left out: they are quoted in writing.
 * @param claim in baht, at most 50 million
 * @throws RangeError for a larger one
 */
export function workOutExample(claim: number, { tariff, disbursements, durations }: Basis): WorkedExample {
  const fee = courtFee(claim);
  if (fee === null) throw new RangeError('The court fee of so large a claim is not known here.');
  const withVat = (baht: number) => Math.round(baht * (100 + tariff.vat)) / 100;
  const costs: Record<Stage, number> = {
    letter: withVat(tariff.letter),
    talks: withVat(tariff.visit),
    suit: fee + disbursements.service,
    judgment: 0,
    enforcement: disbursements.enforcement,
  };
  let spent = 0;
  const stages = STAGES.map((stage): ExampleStage => {
    spent += costs[stage];
    return { stage, weeks: durations[stage], cost: costs[stage], spent };
  });
  const paidAt = (percent: number) => {
    const success = withVat((claim * percent) / 100);
    return { fee: success, left: claim - success - costs.letter - costs.talks };
  };
  return {
    stages,
    courtFee: fee,
    paid: { least: paidAt(tariff.success.from), most: paidAt(tariff.success.to) },
  };
}
