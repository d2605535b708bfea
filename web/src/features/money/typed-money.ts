import { satangOf } from '@app/domain/money';
import * as z from 'zod/mini';
import { typedAmount } from '@/lib/form/typed-amount';

/** A typed amount of baht, as satang, exactly. */
export const typedSatangSchema = z.pipe(typedAmount, z.transform(satangOf));
