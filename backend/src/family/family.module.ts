import { Module } from '@nestjs/common';
import { FamilyController } from './family.controller.js';
import { FamilyRepository } from './family.repository.js';
import { FamilyService } from './family.service.js';

@Module({ controllers: [FamilyController], providers: [FamilyRepository, FamilyService] })
export class FamilyModule {}
