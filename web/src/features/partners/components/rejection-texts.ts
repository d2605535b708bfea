import { addLateTexts } from '@/i18n/late-texts';
import en from '@/i18n/locales/en/rejection.json';
import th from '@/i18n/locales/th/rejection.json';
import zh from '@/i18n/locales/zh/rejection.json';

addLateTexts('rejection', { th, en, zh });
