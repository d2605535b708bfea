import { addLazyTexts } from '@/i18n/lazy-texts';
import en from '@/i18n/locales/en/case-tools.json';
import th from '@/i18n/locales/th/case-tools.json';
import zh from '@/i18n/locales/zh/case-tools.json';

addLazyTexts('case-tools', { th, en, zh });
